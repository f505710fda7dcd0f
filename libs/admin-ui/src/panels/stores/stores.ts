import { type AdminStore, OWNERS_ORDERS, type StoreDependents } from '@deal-harbor/contracts';
import { listed } from '../../data/dependents-text.ts';
import { textOrNull } from '../../form/rules.ts';
import { isSlug } from '../../list/list-state.ts';
import type { ListedKind } from '../../list/use-delete.ts';

export interface StoreValues {
  name: string;
  slug: string;
  /** An address, a path under /media, or a data URL; empty for none. */
  logo: string;
  description: string;
  website: string;
  category: string | null;
  /** null counts as 0, which leaves the figure to the live count. */
  dealCount: number | null;
}

export const STORES_LIST = { orders: OWNERS_ORDERS.stores, filters: { category: isSlug } };

export const storeKind: ListedKind<AdminStore, StoreValues> = {
  noun: { one: 'store', many: 'stores' },
  path: '/api/stores',
  // Coupons, offers and posts carry their store; categories count theirs.
  touches: ['/api/stores', '/api/coupons', '/api/offers', '/api/blogs', '/api/categories'],
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'slug', label: 'Slug' },
    { name: 'logo', label: 'Logo' },
    { name: 'description', label: 'Description' },
    { name: 'website', label: 'Website' },
    { name: 'category', label: 'Category' },
    { name: 'dealCount', label: 'Deal count' },
  ],
  blank: {
    name: '',
    slug: '',
    logo: '',
    description: '',
    website: '',
    category: null,
    dealCount: 0,
  },
  toValues: ({ name, slug, logo, description, website, category, storedDealCount }) => ({
    name,
    slug,
    logo: logo ?? '',
    description,
    website: website ?? '',
    category,
    dealCount: storedDealCount,
  }),
  toBody: ({ name, slug, logo, description, website, category, dealCount }) => ({
    name: name.trim(),
    slug,
    logo: textOrNull(logo),
    description: description.trim(),
    website: textOrNull(website),
    category,
    dealCount: dealCount ?? 0,
  }),
  fate: 'binned',
  toasts: {
    created: 'Store created successfully',
    updated: 'Store updated successfully',
    createFailed: 'Failed to create store',
    updateFailed: 'Failed to update store',
    deleted: 'Store deleted successfully',
    deleteFailed: 'Failed to delete store',
  },
};

/** What a store's deletion takes along, in a sentence. */
export function consequencesOf({ coupons, offers, posts }: StoreDependents): string {
  const gone = listed([
    [offers, 'offer'],
    [coupons, 'coupon'],
  ]);
  const left = listed([[posts, 'post']]);
  return [gone && `Also deletes ${gone}.`, left && `${left} about it will stay, without the store.`]
    .filter(Boolean)
    .join(' ');
}
