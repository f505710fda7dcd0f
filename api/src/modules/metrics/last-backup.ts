import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, EXTENSION } from '../../database/backup/backup-arguments.js';

/** Epoch seconds of the newest backup's end; null where there is none. */
export async function lastBackupAt(dataDir: string): Promise<number | null> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith(EXTENSION))
      // Rotation may take one away meanwhile.
      .map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs / 1_000,
          () => 0,
        ),
      ),
  );
  const newest = Math.max(0, ...times);
  return newest === 0 ? null : newest;
}
