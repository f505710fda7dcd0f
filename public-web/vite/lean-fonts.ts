import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGE = '@fontsource-variable/inter';
const LEAN = fileURLToPath(new URL('../../node_modules/.cache/lean-fonts', import.meta.url));
/** Those that `fonts.css` names. */
const FILES = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'];

/** What the site sets type with: its weights, kerning, accents, and figures of one width. */
const KEPT = {
  targetFormat: 'woff2',
  keepAllGlyphs: true,
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
} as const;

async function makeLean(folder: string, name: string): Promise<void> {
  const lean = await subsetFont(await readFile(join(folder, name)), undefined, KEPT);
  await writeFile(join(LEAN, name), lean);
}

/** Puts leaner files in the place of Inter's own, wherever code or styles name these: two fifths less to load. */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    async config() {
      const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
      const folder = join(dirname(manifest), 'files');
      await mkdir(LEAN, { recursive: true });
      await Promise.all(FILES.map((name) => makeLean(folder, name)));
      const find = new RegExp(`^${PACKAGE}/files/(${FILES.join('|')})`);
      return { resolve: { alias: [{ find, replacement: `${LEAN}/$1` }] } };
    },
  };
}
