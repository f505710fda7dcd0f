import { type Category, categoryPathFallback } from '@deal-harbor/contracts';

/** Whether a category's page stands for one of these categories, even where it has no stores yet. */
export function isKnownCategory(categories: readonly Category[], slug: string): boolean {
  return categories.some((one) => one.slug === slug || categoryPathFallback(one.name) === slug);
}
