import type { Offer } from '@deal-harbor/contracts';

/** How many of a generated store's offers shoppers do not see yet, in a sentence. */
export function standing(offers: readonly Pick<Offer, 'active'>[]): string {
  const inactive = offers.filter(({ active }) => !active).length;
  if (offers.length === 0) return 'There are no offers any more.';
  if (inactive === 0) return `Shoppers see all ${offers.length} offers.`;
  return `Check before you publish: ${inactive} of ${offers.length} offers are still inactive.`;
}
