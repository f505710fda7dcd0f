import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError, folderError, USE_DATABASE_URL } from './embedded-database-error.js';
import { ensurePrivateFolder, giveTo } from './folders.js';
import { initdbArguments, initdbReason, initdbSteps } from './initdb.js';
import { commandWithName } from './named-user.js';
import {
  createPasswords,
  type Passwords,
  readPasswords,
  SUPERUSER,
  writeSecret,
} from './passwords.js';
import { resetPasswords } from './reset-passwords.js';
import type { Identity } from './run-as.js';
import type { Runtime } from './runtime.js';
import type { StateLayout } from './state-layout.js';

/**
 * Opens PostgreSQL's data folder, and makes it with initdb when there is none yet.
 * @returns the passwords that hold in it
 * @throws EmbeddedDatabaseError when initdb fails, or the data are another major version's
 */
export async function openCluster(
  layout: StateLayout,
  runtime: Runtime,
  identity: Identity,
  log: (line: string) => void,
): Promise<Passwords> {
  const known = readPasswords(layout.passwords);
  if (!existsSync(join(layout.cluster, 'PG_VERSION'))) {
    const passwords = known ?? createPasswords(layout.passwords);
    await createCluster(layout, runtime, identity, passwords, log);
    return passwords;
  }
  giveTo(identity, layout.cluster);
  checkVersion(layout, runtime);
  return known ?? resetPasswords(layout, runtime, identity, log);
}

function checkVersion(layout: StateLayout, runtime: Runtime): void {
  const written = readFileSync(join(layout.cluster, 'PG_VERSION'), 'utf8').trim();
  if (written === runtime.major) return;
  throw new EmbeddedDatabaseError(
    `The data in ${layout.cluster} were written by PostgreSQL ${written}, and this release brings ${runtime.major}. Go back to the earlier release and make a backup to restore here. ${USE_DATABASE_URL}`,
  );
}

/** Filled under another name and renamed at the end: what was cut off never looks finished. */
async function createCluster(
  layout: StateLayout,
  runtime: Runtime,
  identity: Identity,
  passwords: Passwords,
  log: (line: string) => void,
): Promise<void> {
  const { clusterDraft, initPassword } = layout;
  log(`Creating the database in ${layout.cluster} (once, a few seconds).`);
  try {
    rmSync(clusterDraft, { recursive: true, force: true });
    ensurePrivateFolder(identity, clusterDraft);
    writeSecret(initPassword, passwords.superuser);
    if (process.platform !== 'win32') chownSync(initPassword, identity.uid, identity.gid);
    await runInitdb(layout, runtime, identity, log);
    renameSync(clusterDraft, layout.cluster);
    syncFolder(layout.stateDir);
  } catch (error) {
    throw folderError(error, layout.stateDir);
  } finally {
    rmSync(initPassword, { force: true });
  }
}

function runInitdb(
  layout: StateLayout,
  runtime: Runtime,
  identity: Identity,
  log: (line: string) => void,
): Promise<void> {
  const args = initdbArguments(layout.clusterDraft, layout.initPassword, SUPERUSER);
  const command = commandWithName(identity, runtime.initdb, args);
  // Standing in the draft, a survivor of our own end is found by the next start.
  const child = spawn(command.file, command.args, { ...command.options, cwd: layout.clusterDraft });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
    for (const step of initdbSteps(String(chunk))) log(`initdb: ${step}`);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const reason = initdbReason(output) ?? `it ended with code ${code}`;
      reject(
        new EmbeddedDatabaseError(
          `The database could not be created: ${reason}. ${USE_DATABASE_URL}`,
        ),
      );
    });
  });
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
