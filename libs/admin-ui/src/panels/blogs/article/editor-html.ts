import { type Extensions, generateHTML, generateJSON } from '@tiptap/core';
import { writeArticle } from './article-tree.ts';
import { readArticle } from './read-article.ts';
import { sameArticle } from './same-article.ts';
import { collapsed, tidyArticle } from './tidy-article.ts';

/** What the visual editor is given: nothing but what articles may hold. */
export const toEditor = (html: string, siteOrigin: string): string =>
  writeArticle(collapsed(readArticle(html, siteOrigin)));

/** What it gives back, as articles are spelled; empty when nothing is written. */
export const fromEditor = (html: string, siteOrigin: string): string =>
  writeArticle(tidyArticle(readArticle(html, siteOrigin)));

export const sameHtml = (a: string, b: string, siteOrigin: string): boolean =>
  sameArticle(readArticle(a, siteOrigin), readArticle(b, siteOrigin));

/** Whether the visual editor can hold all of an article without changing it. */
export function canBeEdited(html: string, extensions: Extensions, siteOrigin: string): boolean {
  const held = generateHTML(generateJSON(toEditor(html, siteOrigin), extensions), extensions);
  return sameHtml(fromEditor(held, siteOrigin), html, siteOrigin);
}
