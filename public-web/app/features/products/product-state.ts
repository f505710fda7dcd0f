import type { ProductListState } from '@deal-harbor/api-client';
import { ALL, PRODUCT_CATEGORIES, type ProductCategory } from '@deal-harbor/contracts';
import { readPageNumber } from '../../lib/page-number.ts';

export const PRODUCT_FILTERS = [ALL, ...PRODUCT_CATEGORIES] as const;

/** What the marketplace page's address says, with everything unknown put to its default. */
export function readProductState(params: URLSearchParams): ProductListState {
  const category = params.get('category') as ProductCategory;
  return {
    category: PRODUCT_CATEGORIES.includes(category) ? category : ALL,
    page: readPageNumber(params),
  };
}

export function productsPath({ category, page }: ProductListState): string {
  const params = new URLSearchParams();
  if (category !== ALL) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/amazon-deals?${params}` : '/amazon-deals';
}
