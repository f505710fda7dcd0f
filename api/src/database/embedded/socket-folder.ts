import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { ensurePrivateFolder, statOrNull } from './folders.js';
import { canEnter } from './identity.js';
import type { Identity } from './run-as.js';
import { type StateLayout, socketFolders } from './state-layout.js';

/**
 * Makes the folder for the socket, mode 0700 and the identity's own.
 * @throws EmbeddedDatabaseError when no folder is short enough, or somebody else's stands in its place
 */
export function openSocketFolder(layout: StateLayout, identity: Identity): string {
  const folder = socketFolders(layout, tmpdir()).find((path) => canEnter(identity, dirname(path)));
  if (folder === undefined) {
    throw new EmbeddedDatabaseError(
      `No folder is short enough for the database's socket. Choose a shorter one than ${layout.stateDir} with DATA_DIR.`,
    );
  }
  const found = statOrNull(folder);
  // Everybody may write the temporary folder: a stranger's folder or link there is no place for our database.
  if (found !== null && !(found.isDirectory() && [identity.uid, ownUid()].includes(found.uid))) {
    throw new EmbeddedDatabaseError(
      `${folder} belongs to somebody else. Remove it and start again.`,
    );
  }
  ensurePrivateFolder(identity, folder);
  return folder;
}

function ownUid(): number {
  return process.geteuid?.() ?? -1;
}
