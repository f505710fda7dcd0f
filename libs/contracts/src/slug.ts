/**
 * Derives a slug from a name: lowercase, each run of other characters than a-z and 0-9 becomes one
 * hyphen, none at the ends (specification, section 5). Empty when the name has no such character.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words that stand for something else in GET /api/stores/{slug}. */
export const RESERVED_STORE_SLUGS: readonly string[] = ['popular'];

/** The specification's first rule for /category/{slug}: lowercase, spaces to hyphens. */
export function categoryPathFallback(category: string): string {
  return category.toLowerCase().replace(/ /g, '-');
}

/** 'home-garden' to 'Home Garden': the heading of a category page that has no store. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
