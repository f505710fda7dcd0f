import type { AdminOffer } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { ownersQueries } from '../../data/owners-queries.ts';
import { DataList } from '../../list/data-list.tsx';
import type { ListState } from '../../list/list-state.ts';
import { usePaging } from '../../list/page-size.ts';
import type { ChangeList } from '../../list/use-list-state.ts';
import { OfferActions, type OfferTools } from './offer-actions.tsx';
import { OFFER_COLUMNS } from './offer-columns.tsx';
import { OFFERS } from './offers.ts';

interface OffersTableProps {
  state: ListState;
  change: ChangeList;
  /** null for every store. */
  storeId: number | null;
  tools: OfferTools;
}

export function OffersTable({ state, change, storeId, tools }: OffersTableProps) {
  const { search, order, filters } = state;
  const query = useQuery(
    ownersQueries.list<AdminOffer>(OFFERS.path, {
      search,
      order,
      storeId: storeId ?? undefined,
      active: filters.active,
      expiry: filters.expiry,
      ...usePaging(state.page),
    }),
  );
  return (
    <DataList
      query={query}
      noun={OFFERS.noun}
      columns={OFFER_COLUMNS}
      nameOf={({ title }) => title}
      state={state}
      change={change}
      actions={(offer) => <OfferActions offer={offer} {...tools} />}
    />
  );
}
