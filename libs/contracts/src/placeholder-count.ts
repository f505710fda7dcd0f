import { PLACEHOLDER_REVIEWS, PLACEHOLDER_VIEWS } from './constants.ts';
import type { DateText } from './entities.ts';

/** FNV-1a, 32 bits: even enough for a number between 100 and 599, and the same in every runtime. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

function drawn(key: string, range: { min: number; max: number }): number {
  return range.min + (hash(key) % (range.max - range.min + 1));
}

/**
 * Numbers that the specification invents where real ones are missing: drawn once per item and day, so
 * that server and browser show the same. The owner's `placeholderCounts` setting turns them off.
 */
export function placeholderReviewCount(productId: number, day: DateText): number {
  return drawn(`reviews:${productId}:${day}`, PLACEHOLDER_REVIEWS);
}

export function placeholderViewCount(kind: 'product' | 'blog', id: number, day: DateText): number {
  return drawn(`views:${kind}:${id}:${day}`, PLACEHOLDER_VIEWS);
}
