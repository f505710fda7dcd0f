import { createElement } from 'react';
import { textOf } from './article-outline.ts';
import { leadPicture, pictureProps } from './article-pictures.ts';
import type { ArticleElement, ArticleNode } from './article-tree.ts';

/** Attributes whose names React spells in its own way. */
const SPELLED: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** A wide table scrolls by itself, by keyboard too. */
const SCROLLER = { className: 'prose-table', role: 'group', 'aria-label': 'Table', tabIndex: 0 };

/**
 * The article as elements: only what the tree's allow-list let through is ever made, and no HTML text
 * reaches the document.
 */
export function ArticleBody({ tree }: { tree: readonly ArticleNode[] }) {
  const lead = leadPicture(tree);
  return createElement('div', { className: 'prose' }, ...tree.map((node) => rendered(node, lead)));
}

function rendered(node: ArticleNode, lead: ArticleElement | null): React.ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child) => rendered(child, lead));
  if (node.tag === 'a') return link(node, children);
  // An empty corner of a table heads nothing.
  const tag = node.tag === 'th' && !textOf(node).trim() ? 'td' : node.tag;
  const extra = tag === 'img' ? pictureProps(node, node === lead) : {};
  const element = createElement(tag, { ...propsOf(node), ...extra }, ...children);
  return node.tag === 'table' ? createElement('div', SCROLLER, element) : element;
}

function propsOf({ attributes: { loading: _, ...attributes } }: ArticleElement) {
  const props = Object.entries(attributes).map(([name, value]) => [SPELLED[name] ?? name, value]);
  return Object.fromEntries(props);
}

function link({ attributes }: ArticleElement, children: React.ReactNode[]): React.ReactNode {
  const { href } = attributes;
  if (href === undefined) return createElement('span', null, ...children);
  if (attributes.rel === undefined) return createElement('a', { href }, ...children);
  const hint = <span className="sr-only"> (opens in a new tab)</span>;
  return createElement('a', attributes, ...children, hint);
}
