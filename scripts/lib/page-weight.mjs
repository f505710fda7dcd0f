import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { chunksOf } from '../../public-web/server/built-chunks.ts';
import { at } from './project.mjs';

/** Bytes, gzipped, that a public page may load before anything is clicked. */
const MOST = { script: 120_000, style: 15_000 };

const BUILD = at('public-web/build/client');
const CODE = ['app/entry.client.ts', 'app/start.tsx'];
const STYLES = 'app/styles/app.css';
const PAGE = /^app\/routes\/(.+)\.tsx$/;

/** @param {string[]} files */
async function weightOf(files) {
  const texts = await Promise.all(files.map((file) => readFile(`${BUILD}/${file}`)));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/**
 * Weighs what the built website sends for each kind of page.
 * @returns {Promise<import('./summary.mjs').Counts>} one for each kind
 */
export async function checkPageWeights() {
  const built = JSON.parse(await readFile(`${BUILD}/.vite/pages.json`, 'utf8'));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const source of Object.keys(built)) {
    const name = PAGE.exec(source)?.[1];
    if (!name) continue;
    const chunks = chunksOf(built, ...CODE, source, STYLES);
    const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
    const script = await weightOf(files.filter((file) => file.endsWith('.js')));
    const style = await weightOf(files.filter((file) => file.endsWith('.css')));
    const fits = script <= MOST.script && style <= MOST.style;
    counts[fits ? 'passed' : 'failed'] += 1;
    console.log(`${fits ? '  ' : '✗ '}${name}: ${script} bytes of script, ${style} of style`);
  }
  return counts;
}
