import { join } from 'node:path';
import { EmbeddedDatabaseError, folderError, USE_DATABASE_URL } from './embedded-database-error.js';
import type { PlatformPackage } from './platform-package.js';
import { commandAs, type Identity, runSync } from './run-as.js';
import { copyRuntime, linkMissing } from './runtime-files.js';
import type { StateLayout } from './state-layout.js';

export interface Runtime {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** PostgreSQL's major version, such as '18'. */
  major: string;
}

/**
 * Makes PostgreSQL's programs ready for the identity: in the package itself where it can run them there, else in
 * a copy below the state.
 * @throws EmbeddedDatabaseError when they run in neither place
 */
export function prepareRuntime(
  source: PlatformPackage,
  layout: StateLayout,
  identity: Identity,
  log: (line: string) => void,
): Runtime {
  linkMissing(source.nativeDir);
  const inPlace = tryRuntime(source.nativeDir, identity);
  if ('major' in inPlace) return inPlace;

  const copyDir = join(layout.runtimeDir, source.version);
  const earlier = tryRuntime(copyDir, identity);
  if ('major' in earlier) return earlier;

  log(
    `Placing PostgreSQL's programs in ${copyDir}: ${identity.name} cannot run them in the project.`,
  );
  try {
    copyRuntime(source.nativeDir, copyDir);
  } catch (error) {
    throw folderError(error, layout.stateDir);
  }
  const copied = tryRuntime(copyDir, identity);
  if ('major' in copied) return copied;
  throw new EmbeddedDatabaseError(
    `PostgreSQL's programs do not run on this system (${copied.reason}). ${USE_DATABASE_URL}`,
  );
}

/** Running it is the only test that knows modes, mounts, libraries and the C library at once. */
function tryRuntime(nativeDir: string, identity: Identity): Runtime | { reason: string } {
  const program = (name: string) =>
    join(nativeDir, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const postgres = program('postgres');
  const { status, output } = runSync(commandAs(identity, postgres, ['--version']));
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (status === 0 && major !== undefined) {
    return { postgres, initdb: program('initdb'), pgCtl: program('pg_ctl'), major };
  }
  return { reason: output.trim().split('\n')[0] || `${postgres} could not be started` };
}
