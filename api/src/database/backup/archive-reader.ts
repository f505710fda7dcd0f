import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Entry, extract } from 'tar-stream';
import {
  MANIFEST,
  type Manifest,
  PART_BYTES,
  parseManifest,
  parseSums,
  partName,
  SECRET,
  SUMS,
  type Sums,
  type TableFacts,
} from './archive-format.js';
import { ArchiveFault, BackupError } from './backup-error.js';
import { Digest } from './digest.js';

export interface Archive {
  manifest: Manifest;
  secret: string | null;
  sums: Sums;
}

/** What is done with an archive on the way; each is awaited before reading goes on. */
export interface ArchiveVisitor {
  manifest?(manifest: Manifest): Promise<void> | void;
  /** Must take all chunks. */
  table(table: TableFacts, chunks: AsyncIterable<Buffer>): Promise<void>;
}

const UNREADABLE: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it cannot be read',
  ZSTD_error_prefix_unknown: 'it is no backup of Deal Harbor',
};

function unreadable(error: unknown): ArchiveFault {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new ArchiveFault(UNREADABLE[code] ?? 'it is damaged or cut off', { cause: error });
}

/** Entries one after the other, of which only the current one can be read. */
class Entries {
  private current: Entry | null = null;

  constructor(private readonly entries: AsyncIterator<Entry>) {}

  async next(): Promise<void> {
    const { value, done } = await this.entries.next().catch((error) => {
      throw unreadable(error);
    });
    this.current = done ? null : value;
    const size = this.current?.header.size ?? 0;
    if (size > PART_BYTES) throw new ArchiveFault('it has a part that is too large');
  }

  get over(): boolean {
    return this.current === null;
  }

  is(name: string): boolean {
    return this.current?.header.name === name && this.current.header.type === 'file';
  }

  async *chunks(): AsyncGenerator<Buffer> {
    try {
      yield* this.current as AsyncIterable<Buffer>;
    } catch (error) {
      throw unreadable(error);
    }
  }

  async whole(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks()) chunks.push(chunk);
    await this.next();
    return Buffer.concat(chunks);
  }

  refuse(): never {
    const name = this.current?.header.name;
    throw new ArchiveFault(
      name === undefined ? 'its end is missing' : `${JSON.stringify(name)} does not belong into it`,
    );
  }
}

async function* partsOf(table: string, entries: Entries, digest: Digest): AsyncGenerator<Buffer> {
  for (let number = 1; entries.is(partName(table, number)); number++) {
    for await (const chunk of entries.chunks()) {
      digest.add(chunk);
      yield chunk;
    }
    await entries.next();
  }
}

async function readEntries(entries: Entries, visitor: ArchiveVisitor): Promise<Archive> {
  await entries.next();
  if (!entries.is(MANIFEST)) throw new ArchiveFault('it is no backup of Deal Harbor');
  const manifestBytes = await entries.whole();
  const manifest = parseManifest(manifestBytes);
  await visitor.manifest?.(manifest);
  const secret = entries.is(SECRET) ? (await entries.whole()).toString('utf8') : null;
  const found: Sums = {
    manifest: hash('sha256', manifestBytes),
    secret: secret === null ? null : hash('sha256', secret),
    tables: {},
  };
  for (const table of manifest.tables) {
    const digest = new Digest();
    await visitor.table(table, partsOf(table.name, entries, digest));
    found.tables[table.name] = digest.sum();
  }
  if (!entries.is(SUMS)) entries.refuse();
  const sums = parseSums(await entries.whole());
  if (!entries.over) entries.refuse();
  compare(found, sums);
  return { manifest, secret, sums };
}

function compare(found: Sums, sums: Sums): void {
  const text = ({ manifest, secret, tables }: Sums) => {
    const rows = Object.entries(tables).map(([name, sum]) => [name, sum.rows, sum.sha256]);
    return JSON.stringify([manifest, secret, rows]);
  };
  if (text(found) !== text(sums)) throw new ArchiveFault('it does not add up: it was changed');
}

/**
 * Reads an archive from its beginning to its end, and holds all of it against its sums. Where a visitor has
 * taken chunks and this throws, they are worth nothing.
 * @throws BackupError when it is none, not whole or changed; and what the visitor throws
 */
export async function readArchive(file: string, visitor: ArchiveVisitor): Promise<Archive> {
  const tar = extract();
  const entries = new Entries(tar[Symbol.asyncIterator]());
  const reading = pipeline(createReadStream(file), createZstdDecompress(), tar);
  // What ends it early is told by the entries first.
  reading.catch(() => {});
  try {
    const archive = await readEntries(entries, visitor);
    await reading.catch((error) => {
      throw unreadable(error);
    });
    return archive;
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    throw new BackupError(`${file} cannot be used: ${error.message}.`, { cause: error });
  } finally {
    tar.destroy();
    await reading.catch(() => {});
  }
}
