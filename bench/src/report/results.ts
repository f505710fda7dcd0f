import { mkdir, writeFile } from 'node:fs/promises';
import { at } from '../../../scripts/lib/project.mjs';

/** Keeps results as Markdown for people and as JSON for comparisons; the day names them. */
export async function keepResults(
  name: string,
  { text, data }: { text: string; data: object },
): Promise<string> {
  const folder = at('bench/results');
  const path = `${folder}/${new Date().toISOString().slice(0, 10)}${name}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.md`, text);
  await writeFile(`${path}.json`, `${JSON.stringify(data, null, 2)}\n`);
  return `${path}.md`;
}
