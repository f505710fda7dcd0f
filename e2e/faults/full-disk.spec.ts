import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Caller, signIn } from '../instances/support/caller.ts';
import { embeddedIn, rowsOf } from '../instances/support/database.ts';
import { Instance } from '../instances/support/instance.ts';
import { ADMIN_PASSWORD } from '../instances/support/settings.ts';
import { until } from '../instances/support/until.ts';
import { FORM, tell } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { failures, keep, outcomesOf, readKept, readNew } from './support/traffic.ts';

const SIZE = '320m';
const WRITERS = 3;
/** Bytes that the writers may take between a look and a grasp. */
const MEANWHILE = 4 * 1024 * 1024;
const RECOVERED_WITHIN = 5_000;

/** A small disk of its own, in memory. @throws Error where it cannot be had */
function makeDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deal-harbor-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'pipe' });
  // The database's own user must reach it when we are root.
  chmodSync(folder, 0o755);
  return folder;
}

/** Takes the room that is left, at once. @returns the file that takes it */
function fill(folder: string): string {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  execFileSync('fallocate', ['-l', `${bavail * bsize - MEANWHILE}`, ballast]);
  return ballast;
}

test('while the disk is full reads go on, and writes say so', async () => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot) console.warn('*** SKIPPED: only root can make a small disk to fill. ***');
  test.skip(!isRoot);
  const disk = makeDisk();
  const instance = await Instance.at({
    ADMIN_PASSWORD,
    BACKUPS: 'off',
    DATA_DIR: disk,
    LOG_LEVEL: 'error',
  });
  try {
    await instance.start();
    const owner = await signIn(instance.origin);
    await keep(instance.origin);
    const acknowledged: string[] = [];
    const details = new Set<string>();
    const oddities: string[] = [];
    let number = 0;
    let writing = true;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (writing) {
        const name = `Kept ${++number}`;
        const body = { name, description: 'x'.repeat(2_000), affiliateLink: 'https://a.example' };
        const { status, headers, text } = await owner.call('POST', '/api/amazon-products', body);
        if (status === 201) acknowledged.push(name);
        else if (status === 503 && headers.get('retry-after')) details.add(JSON.parse(text).detail);
        else oddities.push(`${status} ${text}`);
        await delay(5);
      }
    });
    const readers = [readKept(instance.origin), readNew(instance.origin, 10)];
    await delay(1_000);
    const ballast = fill(disk);
    await delay(FORM.diskFull);
    const duringFull = acknowledged.length;
    const visitor = new Caller(instance.origin);
    expect((await visitor.call('GET', '/api/offers?limit=3')).status).toBe(200);
    const refused = await owner.call('POST', '/api/categories', { name: 'No', slug: 'no' });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('disk is full');
    rmSync(ballast);
    const isBack = async () => acknowledged.length > duringFull;
    const recovery = await until(isBack, RECOVERED_WITHIN);
    writing = false;
    await Promise.all(writers);
    const read = await outcomesOf(readers);
    tell('a full disk', {
      'for ms': FORM.diskFull,
      reads: read.length,
      'writes acknowledged': acknowledged.length,
      'writes again after ms': Math.round(recovery),
    });
    expect(failures(read).concat(read.filter(({ status }) => status !== 200))).toEqual([]);
    expect(oddities).toEqual([]);
    expect([...details]).toEqual([expect.stringContaining('disk is full')]);
    const kept = await rowsOf<{ name: string }>(
      await embeddedIn(disk),
      `SELECT name FROM products WHERE name LIKE 'Kept %'`,
    );
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length);
  } finally {
    await instance.remove();
    execFileSync('umount', ['-l', disk]);
    rmdirSync(disk);
  }
});
