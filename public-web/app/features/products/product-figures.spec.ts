import type { BlogSummary, Product } from '@deal-harbor/contracts';
import {
  dollars,
  filledStars,
  shownBlogViews,
  shownPrices,
  shownReviewCount,
  shownWeeklyViews,
} from './product-figures.ts';

const product = (fields: Partial<Product>) => ({ id: 7, reviewCount: null, ...fields }) as Product;
const on = { allowed: true, today: '2027-03-05' };
const off = { ...on, allowed: false };

it('writes prices in dollars', () => {
  expect(dollars(5)).toBe('$5.00');
  expect(dollars(1299.5)).toBe('$1,299.50');
});

it('strikes a price through only beside another one', () => {
  const price = (salePrice: number | null, originalPrice: number | null) =>
    shownPrices(product({ salePrice, originalPrice }));
  expect(price(8, 10)).toEqual({ price: 8, before: 10 });
  expect(price(8, null)).toEqual({ price: 8, before: null });
  expect(price(null, 10)).toEqual({ price: 10, before: null });
  expect(price(null, null)).toEqual({ price: null, before: null });
});

it('fills stars up to the rating rounded down', () => {
  expect([1, 4.9, 5, 7, -1].map(filledStars)).toEqual([1, 4, 5, 5, 0]);
});

it('invents numbers only where they are missing and allowed', () => {
  expect(shownReviewCount(product({ reviewCount: 0 }), on)).toBe(0);
  const invented = shownReviewCount(product({}), on);
  expect(invented).toBeGreaterThanOrEqual(100);
  expect(invented).toBeLessThanOrEqual(599);
  expect(shownReviewCount(product({}), off)).toBeNull();
  expect(shownWeeklyViews(product({}), on)).toBeGreaterThanOrEqual(5000);
  expect(shownWeeklyViews(product({}), off)).toBeNull();
});

it('shows the views that a post has', () => {
  const post = (viewCount: number) => ({ id: 3, viewCount }) as BlogSummary;
  expect(shownBlogViews(post(12), off)).toBe(12);
  expect(shownBlogViews(post(0), off)).toBeNull();
  expect(shownBlogViews(post(0), on)).toBeLessThanOrEqual(7999);
});
