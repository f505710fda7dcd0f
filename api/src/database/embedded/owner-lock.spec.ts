import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { isHeld, parseOwner, takeOwnerLock } from './owner-lock.js';
import { processStart } from './process-info.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-lock-'));
  file = join(folder, 'owner.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = processStart(process.pid);
const write = (owner: unknown) => writeFileSync(file, JSON.stringify(owner));

describe('the owner’s lock', () => {
  it('reads its text, and nothing else', () => {
    const owner = { pid: 1, start: 'a', token: 't' };
    expect(parseOwner(JSON.stringify(owner))).toEqual(owner);
    for (const text of ['', '{}', '[]', 'null', '{"pid":"1","start":"a"}']) {
      expect(parseOwner(text)).toBeNull();
    }
  });

  it('is held by the same run of the same process only', () => {
    const owner = { pid: 1, start: 'a', token: 't' };
    expect(isHeld(owner, () => 'a')).toBe(true);
    expect(isHeld(owner, () => 'b')).toBe(false);
    expect(isHeld(owner, () => null)).toBe(false);
    expect(isHeld(null)).toBe(false);
  });

  it('is refused while its owner lives, and names it', async () => {
    const lock = await takeOwnerLock(file, '/srv/data');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, start });
    const second = takeOwnerLock(file, '/srv/data');
    await expect(second).rejects.toThrow(EmbeddedDatabaseError);
    await expect(second).rejects.toThrow(`on /srv/data (process ${process.pid})`);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['an owner that is gone', { pid: 2 ** 22 + 1, start: 'a', token: 't' }],
    ['an owner whose pid is another’s now', { pid: process.pid, start: 'earlier', token: 't' }],
    ['no owner that can be read', 'garbage'],
  ])('is taken over from %s', async (_whom, owner) => {
    write(owner);
    const claim = { pid: 2 ** 22 + 1, start: 'a', token: 'of a start that was cut off' };
    writeFileSync(`${file}.claim`, JSON.stringify(claim));
    const lock = await takeOwnerLock(file, folder);
    expect(readdirSync(folder)).toEqual(['owner.lock']);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('waits with a takeover while another start is at one', async () => {
    write({ pid: 2 ** 22 + 1, start: 'a', token: 't' });
    writeFileSync(`${file}.claim`, JSON.stringify({ pid: 1, start: processStart(1), token: 't' }));
    let taken = false;
    const taking = takeOwnerLock(file, folder).then((lock) => {
      taken = true;
      return lock;
    });
    await delay(100);
    expect(taken).toBe(false);
    rmSync(`${file}.claim`);
    (await taking).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves a lock that is another’s by now', async () => {
    const lock = await takeOwnerLock(file, folder);
    write({ pid: 1, start: 'a', token: 'another' });
    lock.release();
    expect(readFileSync(file, 'utf8')).toContain('another');
  });
});
