import { LIMITS, slugify } from '@deal-harbor/contracts';

/** Room for a hyphen and a number of up to five digits. */
const SUFFIX_LENGTH = 6;

/** The slug that a title makes; titles without a Latin letter or digit make `post`. */
export function slugBase(title: string): string {
  return (
    slugify(title)
      .slice(0, LIMITS.slug - SUFFIX_LENGTH)
      .replace(/-$/, '') || 'post'
  );
}

/** The base itself, or with the first number from 2 on that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
