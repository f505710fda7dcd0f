import {
  type BlogSummary,
  type DateText,
  MAX_RATING,
  type Product,
  placeholderReviewCount,
  placeholderViewCount,
} from '@deal-harbor/contracts';

/** Made once: it costs more than all that it ever formats on a page. */
const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '$1,299.00' */
export function dollars(amount: number): string {
  return `$${cents.format(amount)}`;
}

export interface ShownPrices {
  price: number | null;
  /** The struck-through price; only beside another one. */
  before: number | null;
}

export function shownPrices({ salePrice, originalPrice }: Product): ShownPrices {
  const both = salePrice !== null && originalPrice !== null;
  return { price: salePrice ?? originalPrice, before: both ? originalPrice : null };
}

/** How many of the five stars are filled. */
export function filledStars(rating: number): number {
  return Math.min(Math.max(Math.floor(rating), 0), MAX_RATING);
}

/** Whether, and for which day, numbers may be invented. */
export interface Placeholders {
  allowed: boolean;
  today: DateText;
}

/** null where nothing is shown. */
export function shownReviewCount(product: Product, { allowed, today }: Placeholders) {
  if (product.reviewCount !== null) return product.reviewCount;
  return allowed ? placeholderReviewCount(product.id, today) : null;
}

export function shownWeeklyViews(product: Product, { allowed, today }: Placeholders) {
  return allowed ? placeholderViewCount('product', product.id, today) : null;
}

export function shownBlogViews({ id, viewCount }: BlogSummary, { allowed, today }: Placeholders) {
  if (viewCount > 0) return viewCount;
  return allowed ? placeholderViewCount('blog', id, today) : null;
}
