import { type ArticleHtmlRules, articleHtmlRules } from '@deal-harbor/contracts';
import type { ArticleNode } from './article-tree.ts';

/**
 * HTML as the article that the API would make of it, whatever it holds: nothing but what articles may
 * hold is ever in the answer. Reading it runs no script and loads nothing.
 * @param siteOrigin such as `https://deals.example`
 */
export function readArticle(html: string, siteOrigin: string): ArticleNode[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return allOf(body, articleHtmlRules(siteOrigin), 1);
}

function allOf(parent: Node, rules: ArticleHtmlRules, depth: number): ArticleNode[] {
  return [...parent.childNodes].flatMap((node) => nodesOf(node, rules, depth));
}

function nodesOf(node: Node, rules: ArticleHtmlRules, depth: number): ArticleNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || rules.nonTextTags.includes(node.localName)) return [];
  const name = node.localName;
  const transform = Object.hasOwn(rules.transformTags, name)
    ? rules.transformTags[name]
    : undefined;
  const tag = typeof transform === 'string' ? transform : name;
  if (!rules.allowedTags.includes(tag) || depth > rules.nestingLimit) {
    return allOf(node, rules, depth);
  }
  const given = Object.fromEntries([...node.attributes].map((one) => [one.name, one.value]));
  const attributes = typeof transform === 'function' ? transform(tag, given).attribs : {};
  if (rules.exclusiveFilter({ tag, attribs: attributes })) return [];
  return [{ tag, attributes, children: allOf(node, rules, depth + 1) }];
}
