import type { AdminOffer } from '@deal-harbor/contracts';
import { DataList } from '../../list/data-list.tsx';
import type { ListPlace } from '../../list/use-list-state.ts';
import { useOwnersPage } from '../../list/use-owners-page.ts';
import { OfferActions, type OfferTools } from './offer-actions.tsx';
import { OFFER_COLUMNS } from './offer-columns.tsx';
import { OFFERS } from './offers.ts';

interface OffersTableProps {
  place: ListPlace;
  tools: OfferTools;
}

export function OffersTable({ place, tools }: OffersTableProps) {
  const { state } = place;
  // How they are shown is no matter of the API's.
  const { view, ...filters } = state.filters;
  const query = useOwnersPage<AdminOffer>(OFFERS.path, { ...state, filters });
  return (
    <DataList
      query={query}
      noun={OFFERS.noun}
      columns={OFFER_COLUMNS}
      nameOf={({ title }) => title}
      place={place}
      actions={(offer) => <OfferActions offer={offer} {...tools} />}
    />
  );
}
