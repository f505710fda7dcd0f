import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Bytes; below it the heads of an answer weigh more than what is saved. */
const SMALLEST = 512;

/**
 * Writes a .br and a .gz beside every text file of a folder, so that no request has to compress it.
 * @param {string} folder
 */
export async function precompress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < SMALLEST) continue;
    await writeFile(`${path}.br`, await brotli(bytes));
    await writeFile(`${path}.gz`, await gzip(bytes, { level: 9 }));
  }
}
