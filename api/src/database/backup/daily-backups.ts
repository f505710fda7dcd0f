import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@deal-harbor/contracts';
import { Logger } from '@nestjs/common';
import { EXTENSION } from './backup-arguments.js';
import { UNFINISHED } from './make-backup.js';

/** Writes a backup to the file; one that is broken off or fails rejects, and leaves no file of that name. */
export type Write = (file: string, signal: AbortSignal) => Promise<void>;

const PREFIX = 'daily-';
const KEPT = 7;
/** Milliseconds. A start has other things to do first, and a machine that is on for an hour gets its backup. */
const FIRST_LOOK = 10 * 60_000;
const LOOK_EVERY = 30 * 60_000;
/** Milliseconds after which a backup that is not there is one that failed. */
const OVERDUE = 48 * 3_600_000;

/** The daily backups in a folder, oldest first. */
function dailyFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(EXTENSION))
    .sort();
}

/** A sentence for the owner when the last daily backup is too old, else null. */
export function overdueNotice(folder: string, now: Date): string | null {
  const last = dailyFiles(folder).at(-1);
  if (last === undefined) return null;
  const day = last.slice(PREFIX.length, -EXTENSION.length);
  if (now.getTime() - Date.parse(day) < OVERDUE) return null;
  return `The last daily backup is of ${day}: the log says why, unless Deal Harbor was not running.`;
}

/** Sees to it that there is a backup of each day (in UTC), and keeps the last ones. */
export class DailyBackups {
  private readonly logger = new Logger(DailyBackups.name);
  private readonly ended = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly write: Write,
  ) {}

  start(): void {
    this.lookIn(FIRST_LOOK);
  }

  /** Breaks off a backup under way. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.ended.abort();
    await this.running;
  }

  /** Makes the day's backup where there is none yet; a failure is logged, and tried again at the next look. */
  async look(now: Date): Promise<void> {
    const file = join(this.folder, `${PREFIX}${dayOf(now)}${EXTENSION}`);
    if (existsSync(file)) return;
    try {
      await this.removeUnfinished();
      await this.write(file, this.ended.signal);
      await this.rotate();
      this.logger.log(`Daily backup written: ${file}`);
    } catch (error) {
      if (this.ended.signal.aborted) return;
      this.logger.error(`The daily backup failed: ${(error as Error).message}`);
    }
  }

  private lookIn(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.running = this.look(new Date()).then(() => {
        if (!this.ended.signal.aborted) this.lookIn(LOOK_EVERY);
      });
    }, milliseconds).unref();
  }

  /** Only after another backup was made: however many fail, the last good ones stay. */
  private async rotate(): Promise<void> {
    for (const name of dailyFiles(this.folder).slice(0, -KEPT)) await rm(join(this.folder, name));
  }

  private async removeUnfinished(): Promise<void> {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      if (name.startsWith(PREFIX) && name.endsWith(UNFINISHED)) await rm(join(this.folder, name));
    }
  }
}
