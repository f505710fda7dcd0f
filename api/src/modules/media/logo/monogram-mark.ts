import type { LogoMark } from './logo-tile.js';
import { bar, disc, line } from './svg-shapes.js';

/** Capital letters as strokes in a box of 80 by 100, its top left corner at 0, 0. */
const LETTERS: Record<string, string> = {
  A: 'M0 100 L40 0 L80 100 M16 68 H64',
  B: 'M4 0 H44 A24 24 0 0 1 44 48 H4 M44 48 A26 26 0 0 1 44 100 H4 V0',
  C: 'M76 20 A44 50 0 1 0 76 80',
  D: 'M4 0 H30 A48 50 0 0 1 30 100 H4 Z',
  E: 'M72 0 H8 V100 H72 M8 50 H60',
  F: 'M72 0 H8 V100 M8 50 H60',
  G: 'M74 18 A44 50 0 1 0 80 60 H46',
  H: 'M6 0 V100 M74 0 V100 M6 50 H74',
  I: 'M40 0 V100',
  J: 'M64 0 V68 A30 32 0 0 1 6 72',
  K: 'M8 0 V100 M72 0 L10 58 M32 40 L74 100',
  L: 'M10 0 V100 H70',
  M: 'M0 100 V0 L40 58 L80 0 V100',
  N: 'M6 100 V0 L74 100 V0',
  O: 'M40 0 A42 50 0 0 1 40 100 A42 50 0 0 1 40 0 Z',
  P: 'M8 100 V0 H44 A28 28 0 0 1 44 56 H8',
  Q: 'M40 0 A42 50 0 0 1 40 100 A42 50 0 0 1 40 0 Z M52 74 L80 104',
  R: 'M8 100 V0 H44 A27 27 0 0 1 44 54 H8 M42 54 L74 100',
  S: 'M70 16 C58 -6 10 -6 10 26 C10 54 72 44 72 74 C72 108 18 106 6 82',
  T: 'M2 0 H78 M40 0 V100',
  U: 'M6 0 V62 A34 38 0 0 0 74 62 V0',
  V: 'M0 0 L40 100 L80 0',
  W: 'M-6 0 L18 100 L40 30 L62 100 L86 0',
  X: 'M4 0 L76 100 M76 0 L4 100',
  Y: 'M2 0 L40 50 L78 0 M40 50 V100',
  Z: 'M6 0 H74 L6 100 H74',
};

/** The mark of a name's first letter, or null when the letter is none of A to Z. */
export function monogram(name: string): LogoMark | null {
  const path = LETTERS[name.charAt(0).toUpperCase()];
  if (!path) return null;
  return ({ mark, accent }) =>
    [
      `<g transform="translate(88 62)">${line(path, mark, 24)}</g>`,
      bar(76, 196, 76, 14, 7, accent),
      disc(173, 203, 7, accent),
    ].join('');
}
