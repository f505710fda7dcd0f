import type { Env } from '../config/env.js';
import { backupFolder } from '../database/backup/backup-arguments.js';
import { backupProcess } from '../database/backup/backup-process.js';
import { DailyBackups, overdueNotice } from '../database/backup/daily-backups.js';

export interface StartedBackups {
  /** A sentence for the ready block when they were missed, or null. */
  notice: string | null;
  stop(): Promise<void>;
}

/** Those of the embedded database; whoever runs one of their own backs it up as they do the others there. */
export function startDailyBackups(env: Env): StartedBackups {
  if (!env.backups || env.databaseUrl) return { notice: null, stop: async () => {} };
  const folder = backupFolder(env.dataDir);
  const backups = new DailyBackups(folder, backupProcess());
  backups.start();
  return { notice: overdueNotice(folder, new Date()), stop: () => backups.stop() };
}
