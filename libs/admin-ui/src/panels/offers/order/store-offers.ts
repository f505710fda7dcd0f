import { address, type ReadContext, readPage } from '@deal-harbor/api-client';
import { type AdminOffer, MAX_LIMIT } from '@deal-harbor/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFERS } from '../offers.ts';

/** All offers of a store, in their order, however many answers that takes. */
async function readAll(storeId: number, context: ReadContext): Promise<AdminOffer[]> {
  const offers: AdminOffer[] = [];
  for (;;) {
    const page = { limit: MAX_LIMIT, offset: offers.length || undefined };
    const path = address(OFFERS.path, { scope: 'admin', storeId, order: 'place', ...page });
    const { items, total } = await readPage<AdminOffer>({ ...context, queryKey: [path] });
    offers.push(...items);
    if (items.length === 0 || offers.length >= total) return offers;
  }
}

export const storeOffers = (storeId: number) =>
  queryOptions({
    queryKey: [OFFERS.path, storeId, 'in-order'],
    queryFn: (context) => readAll(storeId, context),
  });
