import { type ArticleElement, type ArticleNode, isElement } from './article-tree.ts';

/** What the editor writes, spelled as articles are: no empty end, no paragraph where one line is enough. */
export function tidyArticle(nodes: readonly ArticleNode[]): ArticleNode[] {
  const last = nodes.findLastIndex((node) => !isEmptyParagraph(node));
  return nodes.slice(0, last + 1).map(tidied);
}

function tidied(node: ArticleNode): ArticleNode {
  if (!isElement(node)) return node;
  const children = node.children.map(tidied);
  if (node.tag === 'table') return { ...node, children: tableParts(children) };
  if (node.tag === 'li' || node.tag === 'td' || node.tag === 'th') {
    return { ...node, children: withoutLoneParagraph(children) };
  }
  return { ...node, children };
}

function withoutLoneParagraph(children: ArticleNode[]): ArticleNode[] {
  const [first, ...rest] = children;
  const lone = first && isElement(first) && first.tag === 'p' && rest.every(isList);
  return lone ? [...first.children, ...rest] : children;
}

/** The rows on top that hold heads only are the table's head. */
function tableParts(children: ArticleNode[]): ArticleNode[] {
  const [body, ...others] = children;
  if (!body || !isElement(body) || body.tag !== 'tbody' || others.length > 0) return children;
  const rows = body.children;
  const end = rows.findIndex((row) => !isHeadRow(row));
  const head = end < 0 ? rows.length : end;
  if (head === 0 || head === rows.length) return children;
  return [
    { tag: 'thead', attributes: {}, children: rows.slice(0, head) },
    { ...body, children: rows.slice(head) },
  ];
}

export function isHeadRow(row: ArticleNode): row is ArticleElement {
  return (
    isElement(row) &&
    row.tag === 'tr' &&
    row.children.filter(isElement).every(({ tag }) => tag === 'th')
  );
}

const isList = (node: ArticleNode) => isElement(node) && (node.tag === 'ul' || node.tag === 'ol');

const isEmptyParagraph = (node: ArticleNode) =>
  isElement(node) ? node.tag === 'p' && node.children.length === 0 : node.trim() === '';

/** As browsers show it: runs of blanks as one, but where the text is kept as it was typed. */
export function collapsed(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node.replace(/[ \t\n\r\f]+/g, ' ');
    return node.tag === 'pre' ? node : { ...node, children: collapsed(node.children) };
  });
}
