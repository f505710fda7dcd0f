import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { backupProcess } from './backup-process.js';
import { DailyBackups, overdueNotice, type Write } from './daily-backups.js';

const { jest } = import.meta;

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));
const nameOf = (number: number) => `daily-${day(number).toISOString().slice(0, 10)}.tar.zst`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daily-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

const files = async () => (await readdir(folder)).sort();
const writing: Write = (file) => writeFile(file, 'a backup');

describe('daily backups', () => {
  it('are made once a day, and the last seven stay', async () => {
    const write = jest.fn(writing);
    const backups = new DailyBackups(folder, write);
    await writeFile(join(folder, 'deal-harbor-mine.tar.zst'), '');
    for (let number = 1; number <= 9; number++) {
      await backups.look(day(number));
      await backups.look(day(number));
    }
    expect(write).toHaveBeenCalledTimes(9);
    expect(await files()).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9].map(nameOf),
      'deal-harbor-mine.tar.zst',
    ]);
  });

  it('that fail are logged, tried again, and cost no older one', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    for (let number = 1; number <= 7; number++) await writeFile(join(folder, nameOf(number)), '');
    const write = jest.fn(writing).mockRejectedValueOnce(new Error('The disk is full.'));
    const backups = new DailyBackups(folder, write);
    await backups.look(day(8));
    expect(error).toHaveBeenCalledWith('The daily backup failed: The disk is full.');
    expect(await files()).toHaveLength(7);
    expect(await files()).toContain(nameOf(1));
    await backups.look(day(8));
    expect(await files()).toContain(nameOf(8));
  });

  it('clear away what was broken off, of their own only', async () => {
    await writeFile(join(folder, `${nameOf(1)}.0a0a0a0a.partial`), '');
    await writeFile(join(folder, 'deal-harbor-mine.tar.zst.0a0a0a0a.partial'), '');
    await new DailyBackups(folder, writing).look(day(2));
    expect(await files()).toEqual([nameOf(2), 'deal-harbor-mine.tar.zst.0a0a0a0a.partial']);
  });

  it('wait for the start to be over, and end with the product', async () => {
    jest.useFakeTimers();
    const write = jest.fn(
      (_file: string, signal: AbortSignal) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener('abort', reject)),
    );
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    const backups = new DailyBackups(folder, write);
    backups.start();
    await jest.advanceTimersByTimeAsync(9 * 60_000);
    expect(write).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(write).toHaveBeenCalledTimes(1);
    await backups.stop();
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  });

  it('are missed after two days', async () => {
    expect(overdueNotice(join(folder, 'none'), day(1))).toBeNull();
    await new DailyBackups(folder, writing).look(day(1));
    expect(overdueNotice(folder, day(2))).toBeNull();
    expect(overdueNotice(folder, day(4))).toMatch(/^The last daily backup is of 2026-11-01: /);
  });
});

describe('the process that writes them', () => {
  const script = async (code: string) => {
    const file = join(folder, 'script.mjs');
    await writeFile(file, code);
    return backupProcess(file);
  };
  const { signal } = new AbortController();

  it('is told where to, gives way to others, and fails with its own first line', async () => {
    const told = await script(
      `import { writeFileSync } from 'node:fs'; import { getPriority } from 'node:os';
       await new Promise((resolve) => setTimeout(resolve, 200));
       writeFileSync(process.argv[4], process.argv.slice(2, 4).join(' ') + ' ' + getPriority());`,
    );
    const file = join(folder, 'backup');
    await told(file, signal);
    expect(await readFile(file, 'utf8')).toBe('--no-check --out 19');
    const failing = await script(`console.error('The disk is full.\\nmore'); process.exit(1);`);
    await expect(failing(file, signal)).rejects.toThrow(/^The disk is full\.$/);
    const silent = await script('process.exit(3);');
    await expect(silent(file, signal)).rejects.toThrow('it ended with code 3');
  });

  it('ends when it is told to', async () => {
    const ending = new AbortController();
    const endless = await script('setInterval(() => {}, 1000);');
    const writingOn = endless(join(folder, 'backup'), ending.signal);
    setTimeout(() => ending.abort(), 300);
    await expect(writingOn).rejects.toThrow(/abort/i);
  });
});
