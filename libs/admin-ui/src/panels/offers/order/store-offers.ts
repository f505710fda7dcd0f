import { address, type ReadContext, readPage } from '@deal-harbor/api-client';
import { type AdminOffer, MAX_LIMIT } from '@deal-harbor/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFERS } from '../offers.ts';

/** All offers of a store, in their order: the first answer says how many more are to be asked for. */
async function readAll(storeId: number, context: ReadContext): Promise<AdminOffer[]> {
  const readFrom = (offset: number) => {
    const page = { limit: MAX_LIMIT, offset: offset || undefined };
    const path = address(OFFERS.path, { scope: 'admin', storeId, order: 'place', ...page });
    return readPage<AdminOffer>({ ...context, queryKey: [path] });
  };
  const first = await readFrom(0);
  const rest = pageStarts(first.total).slice(1).map(readFrom);
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}

/** The offset of each page of a list. */
export const pageStarts = (total: number): number[] =>
  Array.from({ length: Math.ceil(total / MAX_LIMIT) }, (_, page) => page * MAX_LIMIT);

export const storeOffers = (storeId: number) =>
  queryOptions({
    queryKey: [OFFERS.path, storeId, 'in-order'],
    queryFn: (context) => readAll(storeId, context),
  });
