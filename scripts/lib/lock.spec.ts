import { matchesLock } from './lock.mjs';

type Packages = NonNullable<Parameters<typeof matchesLock>[0]['packages']>;

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const express = { 'node_modules/express': { version: '5.3.0' } };
const matches = (lock: Packages, installed: Packages = express) =>
  matchesLock({ packages: { '': {}, ...express, ...lock } }, { packages: installed }, machine);

describe('matchesLock', () => {
  it('accepts what the lock names', () => {
    expect(matches({})).toBe(true);
  });

  it('refuses another version', () => {
    expect(matches({}, { 'node_modules/express': { version: '5.2.0' } })).toBe(false);
  });

  it('refuses a missing package', () => {
    expect(matches({ 'node_modules/pg': { version: '8.23.1' } })).toBe(false);
  });

  it('cares nothing about workspaces and their links', () => {
    expect(matches({ api: { version: '0.1.0' }, 'node_modules/api': { link: true } })).toBe(true);
  });

  it.each([
    ['another system', { os: ['darwin'], cpu: ['x64'] }, true],
    ['another processor', { os: 'linux', cpu: 'arm64' }, true],
    ['another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, true],
    ['every system but this', { os: ['!linux'] }, true],
    ['no system in particular', {}, true],
    ['this system', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, false],
    ['every system but another', { os: ['!win32'] }, false],
  ])('lets an optional package for %s be absent: %#', (_, platform, accepted) => {
    const optional = { version: '1.0.0', optional: true, ...platform };
    expect(matches({ 'node_modules/native': optional })).toBe(accepted);
  });

  it('looks below a workspace as well', () => {
    expect(matches({ 'api/node_modules/pg': { version: '8.23.1' } })).toBe(false);
  });
});
