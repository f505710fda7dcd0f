import type { GeneratedStore, GenerateStoreRequest } from '@deal-harbor/contracts';
import type { GenerationKind } from '../../generation/use-generation.ts';

export type StoreRequestValues = Required<GenerateStoreRequest>;

export const BLANK: StoreRequestValues = { storeName: '', affiliateLink: '', publish: false };

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

export const requestOf = ({
  storeName,
  affiliateLink,
  publish,
}: StoreRequestValues): StoreRequestValues => ({
  storeName: storeName.trim(),
  affiliateLink: affiliateLink.trim(),
  publish,
});

/** Whether one of the two that must be there is missing. */
export const isIncomplete = ({ storeName, affiliateLink }: Partial<StoreRequestValues>): boolean =>
  !storeName?.trim() || !affiliateLink?.trim();
