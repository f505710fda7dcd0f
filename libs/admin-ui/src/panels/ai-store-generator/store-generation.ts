import type { GeneratedStore, GenerateStoreRequest } from '@deal-harbor/contracts';
import type { ToastMessage } from '@deal-harbor/toaster';
import type { GenerationKind } from '../../generation/use-generation.ts';

export type StoreRequestValues = Required<GenerateStoreRequest>;

export const BLANK: StoreRequestValues = { storeName: '', affiliateLink: '', publish: false };

export const MISSING: ToastMessage = {
  title: 'Please fill in all fields',
  variant: 'destructive',
};

export const storeGeneration: GenerationKind<GeneratedStore> = {
  path: '/api/ai/generate-store',
  // Categories count their stores.
  touches: ['/api/stores', '/api/offers', '/api/categories'],
  place: 'Stores Management',
  success: ({ store, offersCount }) => ({
    title: 'AI Store Generated Successfully',
    description: `${store.name} with ${offersCount} offers`,
  }),
  failure: { title: 'Failed to generate store', unknown: 'Unknown error occurred' },
};

/** null when one of the two that must be there is missing. */
export function requestOf(values: StoreRequestValues): StoreRequestValues | null {
  const storeName = values.storeName.trim();
  const affiliateLink = values.affiliateLink.trim();
  if (!storeName || !affiliateLink) return null;
  return { storeName, affiliateLink, publish: values.publish };
}
