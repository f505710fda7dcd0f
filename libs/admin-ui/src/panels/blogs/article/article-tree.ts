export interface ArticleElement {
  tag: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
}

/** A part of an article: text, or one of the elements that articles may hold. */
export type ArticleNode = string | ArticleElement;

export const isElement = (node: ArticleNode): node is ArticleElement => typeof node !== 'string';

const VOID = new Set(['br', 'hr', 'img']);
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string, pattern: RegExp) =>
  text.replace(pattern, (character) => ESCAPES[character] as string);

/** The HTML of an article, spelled as the API stores it. */
export function writeArticle(nodes: readonly ArticleNode[]): string {
  return nodes.map(written).join('');
}

function written(node: ArticleNode): string {
  if (!isElement(node)) return escaped(node, /[&<>]/g);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value, /[&<>"]/g)}"`)
    .join('');
  if (VOID.has(node.tag)) return `<${node.tag}${attributes} />`;
  return `<${node.tag}${attributes}>${writeArticle(node.children)}</${node.tag}>`;
}
