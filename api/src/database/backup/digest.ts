import { createHash } from 'node:crypto';
import type { Sum } from './archive-format.js';

const NEWLINE = 10;

/** Sums up rows in the text format of COPY, where each ends with the only newline that it has. */
export class Digest {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) this.rows++;
  }

  sum(): Sum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
