import { appendFileSync } from 'node:fs';
import { tallyFile } from './settings.ts';

export interface Tally {
  /** What was tried. */
  kind: string;
  tried: number;
  taken?: number;
  refused?: number;
  /** Milliseconds. */
  slowest?: number;
}

/** Adds to the figures that the run prints at its end. */
export function note(tally: Tally): void {
  appendFileSync(tallyFile, `${JSON.stringify(tally)}\n`);
}
