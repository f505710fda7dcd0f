import { ARTICLE_INLINE_TAGS } from '@deal-harbor/contracts';
import { type ArticleElement, type ArticleNode, isElement } from './article-tree.ts';
import { isHeadRow } from './tidy-article.ts';

/** Attributes that say something; the others follow from these. */
const SAID: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};
const MARKS = new Set(ARTICLE_INLINE_TAGS);
const INLINE = new Set([...ARTICLE_INLINE_TAGS, 'br', 'img']);
/** They hold lines of text themselves; in all others a line is a paragraph, written or not. */
const LINES = new Set(['p', 'h2', 'h3', 'h4', 'figcaption', 'caption']);
const BLANKS = /[ \t\n\r\f]+/g;

/** Whether two articles say the same in the same form, however their HTML is spelled. */
export function sameArticle(a: readonly ArticleNode[], b: readonly ArticleNode[]): boolean {
  const [left, right] = [blocks(a), blocks(b)];
  return left.length === right.length && left.every((token, place) => token === right[place]);
}

function blocks(nodes: readonly ArticleNode[]): string[] {
  const tokens: string[] = [];
  let line: ArticleNode[] = [];
  const endLine = () => {
    tokens.push(...paragraph(line));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || INLINE.has(node.tag)) line.push(node);
    else {
      endLine();
      tokens.push(...block(node));
    }
  }
  endLine();
  return tokens;
}

function block(element: ArticleElement): string[] {
  const { tag, children } = element;
  if (tag === 'tbody' || (tag === 'thead' && children.filter(isElement).every(isHeadRow))) {
    return blocks(children);
  }
  if (tag === 'p') return paragraph(children);
  if (tag === 'pre') return ['<pre>', ...runs(children, [], true), '</pre>'];
  const inside = LINES.has(tag) ? trimmed(runs(children, [])) : blocks(children);
  return [named(element), ...inside, `</${tag}>`];
}

/** A paragraph without anything is none; pictures alone stand for themselves. */
function paragraph(line: readonly ArticleNode[]): string[] {
  const tokens = trimmed(runs(line, []));
  const onlyPictures = tokens.every((token) => token.startsWith('<img') || token.trim() === '');
  if (onlyPictures) return tokens.filter((token) => token.trim() !== '');
  return ['<p>', ...tokens, '</p>'];
}

/** Text with its marks in any order of nesting; neighbours with the same marks are one. */
function runs(nodes: readonly ArticleNode[], marks: readonly string[], exact = false): string[] {
  const tokens: string[] = [];
  const suffix = marks.length > 0 ? `\0${[...marks].sort().join()}` : '';
  const add = (token: string) => {
    const [text = '', end = ''] = token.split('\0');
    const [before = '', endBefore = ''] = (tokens.at(-1) ?? '<').split('\0');
    if (before.startsWith('<') || text.startsWith('<') || end !== endBefore) tokens.push(token);
    else tokens[tokens.length - 1] = `${before}${text}${end && `\0${end}`}`;
  };
  for (const node of nodes) {
    if (!isElement(node)) add(`${literal(exact ? node : node.replace(BLANKS, ' '))}${suffix}`);
    else if (!MARKS.has(node.tag)) add(`${named(node)}${suffix}`);
    else for (const token of runs(node.children, withMark(node, marks, exact), exact)) add(token);
  }
  return tokens;
}

/** Text that begins with `<` is no tag. */
const literal = (text: string) => text.replaceAll('<', '&lt;').replaceAll('\0', '');

function withMark(
  node: ArticleElement,
  marks: readonly string[],
  exact: boolean,
): readonly string[] {
  const none = (node.tag === 'a' && !node.attributes.href) || (exact && node.tag === 'code');
  return none ? marks : [...marks, named(node)];
}

/** Without the blanks that browsers do not show at the ends of lines. */
function trimmed(tokens: string[]): string[] {
  const isBreak = (token: string | undefined) => token === undefined || token.startsWith('<br');
  return tokens
    .map((token, place) => {
      if (token.startsWith('<')) return token;
      const [text = '', end] = token.split('\0');
      const start = isBreak(tokens[place - 1]) ? text.replace(/^ /, '') : text;
      const both = isBreak(tokens[place + 1]) ? start.replace(/ $/, '') : start;
      return both && end ? `${both}\0${end}` : both;
    })
    .filter(Boolean);
}

function named({ tag, attributes }: ArticleElement): string {
  const said = (SAID[tag] ?? [])
    .filter((name) => attributes[name] && !(name !== 'alt' && attributes[name] === '1'))
    .map((name) => ` ${name}=${JSON.stringify(attributes[name])}`);
  return `<${tag}${said.join('')}>`;
}
