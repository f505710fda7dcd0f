import { slugify } from '@deal-harbor/contracts';
import type { ArticleNode } from './article-tree.ts';

export interface OutlineEntry {
  id: string;
  text: string;
}

/** Fewer sections are seen at a glance. */
const SECTIONS_OF_A_LONG_ARTICLE = 4;

export function textOf(node: ArticleNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** Gives the article's sections ids and answers them in order. Ids cannot be those of the page's own parts. */
export function outline(tree: readonly ArticleNode[]): OutlineEntry[] {
  const taken = new Set<string>();
  const entries: OutlineEntry[] = [];
  for (const node of tree) {
    if (typeof node === 'string' || node.tag !== 'h2') continue;
    const text = textOf(node).trim();
    if (!text) continue;
    const base = `section-${slugify(text) || 'part'}`;
    let id = base;
    for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
    taken.add(id);
    node.attributes.id = id;
    entries.push({ id, text });
  }
  return entries;
}

export const isLong = (entries: readonly OutlineEntry[]) =>
  entries.length >= SECTIONS_OF_A_LONG_ARTICLE;

/** Whether a link of the article leaves the site. */
export function leadsAway(tree: readonly ArticleNode[]): boolean {
  return tree.some(
    (node) => typeof node !== 'string' && (!!node.attributes.rel || leadsAway(node.children)),
  );
}
