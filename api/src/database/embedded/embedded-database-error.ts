/** The embedded database cannot run. The message is one clear line for the owner. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Closes every message that the owner can answer with a database of their own. */
export const USE_DATABASE_URL = 'Set DATABASE_URL to use a PostgreSQL of your own.';

const FOLDER_REASONS: Record<string, string> = {
  EACCES: 'cannot be written',
  EPERM: 'cannot be written',
  EROFS: 'is read-only',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is on a full disk',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
  ENOTEMPTY: 'holds other files where the database should be',
};

/** Turns a failed file operation below `folder` into a line for the owner; other errors pass through. */
export function folderError(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  const reason = FOLDER_REASONS[code];
  if (reason === undefined) return error;
  return new EmbeddedDatabaseError(
    `The data folder ${folder} ${reason} (${code}). Repair it, choose another with DATA_DIR, or set DATABASE_URL to use a PostgreSQL of your own.`,
    { cause: error },
  );
}
