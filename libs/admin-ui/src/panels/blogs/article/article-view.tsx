import { createElement } from 'react';
import { type ArticleNode, isElement } from './article-tree.ts';

/** Attributes whose names React spells in its own way. */
const SPELLED: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** An article as elements: what reading it left out is never made, and links lead nowhere. */
export function ArticleView({ nodes }: { nodes: readonly ArticleNode[] }) {
  const rendered = (node: ArticleNode): React.ReactNode => {
    if (!isElement(node)) return node;
    const { tag, attributes } = node;
    const children = node.children.map(rendered);
    if (tag === 'a') return createElement('span', { className: 'admin-prose-link' }, ...children);
    if (tag === 'img') return <img src={attributes.src} alt={attributes.alt ?? ''} />;
    const props = Object.entries(attributes).map(([name, value]) => [SPELLED[name] ?? name, value]);
    const element = createElement(tag, Object.fromEntries(props), ...children);
    if (tag !== 'table') return element;
    return createElement('div', { className: 'admin-scroll-x' }, element);
  };
  return createElement('div', { className: 'admin-prose' }, ...nodes.map(rendered));
}
