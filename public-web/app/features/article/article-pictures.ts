import { pictureSources } from '@deal-harbor/contracts';
import { urgency } from '../../components/picture.tsx';
import type { ArticleElement, ArticleNode } from './article-tree.ts';

/** As wide as the text column; a picture that is narrower keeps its own width. */
const COLUMN = '42rem, 100vw - 2rem';

/** The picture that an article begins with, if it does. */
export function leadPicture(nodes: readonly ArticleNode[]): ArticleElement | null {
  const first = nodes.find((node) => typeof node !== 'string' || node.trim() !== '');
  if (first === undefined || typeof first === 'string') return null;
  return first.tag === 'img' ? first : leadPicture(first.children);
}

/** What a picture's element has beside its own attributes: its sizes, and when it is loaded. */
export function pictureProps({ attributes }: ArticleElement, lead: boolean) {
  const { src = '', width, height } = attributes;
  // Where its shape is unknown, no width of a smaller one can be told.
  const sources = width && height && pictureSources(src, [320, 672, 800], +width / +height);
  return {
    ...urgency(lead),
    ...(sources ? { srcSet: sources, sizes: `min(${width}px, ${COLUMN})` } : {}),
  };
}
