import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import {
  MANIFEST,
  type Manifest,
  PART_BYTES,
  partName,
  SECRET,
  SUMS,
  type Sums,
} from './archive-format.js';
import { Digest } from './digest.js';

/** Its owner's only: it holds a secret, and addresses of subscribers. */
const MODE = 0o600;

/** Puts an archive's parts in their order; nothing is kept but sums and one part. */
export class ArchiveWriter {
  private readonly sums: Sums = { manifest: '', secret: null, tables: {} };

  constructor(private readonly tar: Pack) {}

  async begin(manifest: Manifest, secret: string | null): Promise<void> {
    const text = JSON.stringify(manifest, null, 2);
    this.sums.manifest = hash('sha256', text);
    await this.add(MANIFEST, Buffer.from(text));
    if (secret === null) return;
    this.sums.secret = hash('sha256', secret);
    await this.add(SECRET, Buffer.from(secret));
  }

  async table(name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
    const digest = new Digest();
    let number = 0;
    let held: Buffer[] = [];
    let bytes = 0;
    const flush = async () => {
      if (bytes > 0) await this.add(partName(name, ++number), Buffer.concat(held));
      held = [];
      bytes = 0;
    };
    for await (const chunk of chunks) {
      digest.add(chunk);
      if (bytes + chunk.length > PART_BYTES) await flush();
      held.push(chunk);
      bytes += chunk.length;
    }
    await flush();
    this.sums.tables[name] = digest.sum();
  }

  async end(): Promise<void> {
    await this.add(SUMS, Buffer.from(JSON.stringify(this.sums, null, 2)));
    this.tar.finalize();
  }

  private add(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.tar.entry({ name, mode: MODE }, content, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/**
 * Writes an archive that is on the disk when this resolves. Of one that fails nothing is left.
 * @param file must not be there yet
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const output = createWriteStream(file, { flags: 'wx', mode: MODE, flush: true });
  const writing = pipeline(tar, compress, output);
  const filling = fill(new ArchiveWriter(tar)).catch((error) => tar.destroy(error));
  try {
    // What fails on either side ends the other, and is what the writing fails with.
    await Promise.allSettled([filling, writing]);
    await writing;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
    throw error;
  }
}
