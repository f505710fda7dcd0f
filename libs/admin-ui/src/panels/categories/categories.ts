import { type Category, type CategoryDependents, OWNERS_ORDERS } from '@deal-harbor/contracts';
import { listed } from '../../data/dependents-text.ts';
import type { ListedKind } from '../../list/use-delete.ts';

export interface CategoryValues {
  name: string;
  slug: string;
}

export const CATEGORIES_LIST = { orders: OWNERS_ORDERS.categories };

export const categoryKind: ListedKind<Category, CategoryValues> = {
  noun: { one: 'category', many: 'categories' },
  path: '/api/categories',
  // A rename is carried to the stores; offers name their category.
  touches: ['/api/categories', '/api/stores', '/api/offers'],
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'slug', label: 'Slug' },
  ],
  blank: { name: '', slug: '' },
  toValues: ({ name, slug }) => ({ name, slug }),
  toBody: ({ name, slug }) => ({ name: name.trim(), slug }),
  fate: 'gone',
  toasts: {
    created: 'Category created successfully',
    updated: 'Category updated successfully',
    createFailed: 'Failed to create category',
    updateFailed: 'Failed to update category',
    deleted: 'Category deleted successfully',
    deleteFailed: 'Failed to delete category',
  },
};

/** What a category's deletion leaves behind, in a sentence. */
export function consequencesOf({ stores, offers }: CategoryDependents): string {
  const left = listed([
    [stores, 'store'],
    [offers, 'offer'],
  ]);
  if (!left) return '';
  const keep = stores > 0 ? ' Stores keep its name as text until you choose another.' : '';
  return `${left} will be without a category page.${keep}`;
}
