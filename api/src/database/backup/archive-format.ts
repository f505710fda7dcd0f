import { ArchiveFault } from './backup-error.js';

/**
 * What an archive looks like: a tar, compressed with Zstandard, of these entries in this order.
 *
 *   manifest.json              what is in it, see Manifest
 *   secret                     the installation's generated secret, where it has one
 *   tables/<name>/000001       the rows in the text format of COPY, cut anywhere, parts in order
 *   sums.json                  what all of it must add up to, see Sums
 */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SECRET = 'secret';
export const SUMS = 'sums.json';

/** Bytes of one part of a table, and the most that any other entry may have. */
export const PART_BYTES = 4 * 1024 * 1024;

export interface TableFacts {
  name: string;
  /** In the order of the rows' values. */
  columns: string[];
  /** The column that numbers the rows, with the number of the next one; null where none does. */
  numbered: { column: string; next: string } | null;
}

export interface Manifest {
  product: 'deal-harbor';
  format: typeof FORMAT;
  /** The product's version that wrote it. */
  version: string;
  /** ISO 8601, UTC. */
  madeAt: string;
  /** The migrations that made the schema; the last one is its version. */
  migrations: string[];
  tables: TableFacts[];
}

export interface Sum {
  rows: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

export interface Sums {
  /** SHA-256 of manifest.json. */
  manifest: string;
  /** SHA-256 of the secret, null where there is none. */
  secret: string | null;
  tables: Record<string, Sum>;
}

export function partName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}`;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function isTable(value: unknown): value is TableFacts {
  const { name, columns, numbered } = value as TableFacts;
  if (typeof name !== 'string' || !isTexts(columns)) return false;
  return numbered === null || (columns.includes(numbered.column) && /^\d+$/.test(numbered.next));
}

/** @throws ArchiveFault when it is no manifest, or one of another format */
export function parseManifest(bytes: Buffer): Manifest {
  const manifest = parse(bytes) as Partial<Manifest> | null;
  if (manifest?.product !== 'deal-harbor') throw new ArchiveFault('it is no backup of Deal Harbor');
  if (manifest.format !== FORMAT) {
    throw new ArchiveFault(`its format ${manifest.format} is not known to this version`);
  }
  const { version, madeAt, migrations, tables } = manifest;
  const whole =
    [version, madeAt].every((text) => typeof text === 'string') &&
    isTexts(migrations) &&
    Array.isArray(tables) &&
    tables.every(isTable);
  if (!whole) throw new ArchiveFault('its manifest cannot be read');
  return manifest as Manifest;
}

/** @throws ArchiveFault when it is not what sums look like */
export function parseSums(bytes: Buffer): Sums {
  const sums = parse(bytes) as Partial<Sums> | null;
  if (!sums || typeof sums.tables !== 'object') throw new ArchiveFault('its sums cannot be read');
  return sums as Sums;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
