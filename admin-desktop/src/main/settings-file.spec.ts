import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRESH } from './settings.ts';
import { SettingsFile } from './settings-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const path = join(folder, 'settings.json');
const site = { id: 'a', origin: 'https://deals.example', name: 'Deals' };

afterEach(() => {
  rmSync(path, { force: true });
  rmSync(`${path}.broken`, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('begins with nothing, and writes only when something changes', () => {
  expect(new SettingsFile(path).now).toEqual(FRESH);
  expect(existsSync(path)).toBe(false);
});

it('remembers changes', () => {
  new SettingsFile(path).change({ sites: [site], current: 'a' });
  expect(new SettingsFile(path).now).toEqual({ ...FRESH, sites: [site], current: 'a' });
});

it('fills in what an older version did not know', () => {
  writeFileSync(path, JSON.stringify({ sites: [site] }));
  expect(new SettingsFile(path).now).toEqual({ ...FRESH, sites: [site] });
});

it.each([
  ['no JSON', '{"sites":'],
  ['a list', '[]'],
  [
    'a site without https',
    JSON.stringify({ sites: [{ ...site, origin: 'http://deals.example' }] }),
  ],
  ['a site that is a file', JSON.stringify({ sites: [{ ...site, origin: 'file:///etc' }] })],
  ['an unknown key', JSON.stringify({ admin: true })],
  ['a key of every object', '{"__proto__":{"polluted":true},"current":7}'],
  ['a wrong type', JSON.stringify({ current: 7 })],
])('puts aside a file with %s', (_what, text) => {
  writeFileSync(path, text);
  expect(new SettingsFile(path).now).toEqual(FRESH);
  expect(readFileSync(`${path}.broken`, 'utf8')).toBe(text);
  expect(existsSync(path)).toBe(false);
});
