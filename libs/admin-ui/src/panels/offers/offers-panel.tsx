import type { AdminOffer } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { choiceOf } from '../../deals/store-choice.ts';
import { StoreGone, useFilterStore } from '../../deals/store-filter.tsx';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { OfferFields } from './offer-fields.tsx';
import { OFFERS, OFFERS_LIST, offerKind, toValues } from './offers.ts';
import { OffersTable } from './offers-table.tsx';
import { OffersToolbar } from './offers-toolbar.tsx';
import { StoreOrder } from './order/store-order.tsx';

const { path, touches, noun } = OFFERS;

export default function OffersPanel() {
  const { open } = useOpened();
  const [state, change] = useListState(OFFERS_LIST);
  const { search, page, filters } = state;
  const chosen = useFilterStore(filters.storeId);
  const [copied, setCopied] = useState<AdminOffer | null>(null);
  const { data: categories } = useQuery(ownersQueries.categories());
  const kind = useMemo(() => offerKind(categories ?? []), [categories]);
  const deletion = useDelete({
    noun: noun.one,
    path,
    touches,
    success: { title: 'Offer deleted successfully' },
    failure: failed('Failed to delete offer'),
  });

  const tools = {
    open,
    deletion,
    duplicate: (offer: AdminOffer) => {
      setCopied(offer);
      open('new');
    },
  };
  const whole = !search && !filters.active && !filters.expiry;
  const inOrder = chosen.id !== null && whole && filters.view !== 'table';
  return (
    <>
      <PanelActions>
        <Button
          type="primary"
          onClick={() => {
            setCopied(null);
            open('new');
          }}
        >
          Add offer
        </Button>
      </PanelActions>
      <OffersToolbar state={state} change={change} chosen={chosen} whole={whole} />
      {chosen.gone ? (
        <StoreGone onEvery={() => change({ filters: { storeId: '' } })} />
      ) : chosen.id !== null && inOrder ? (
        <StoreOrder
          key={chosen.id}
          storeId={chosen.id}
          store={chosen.store}
          page={page}
          onPage={(next) => change({ page: next })}
          tools={tools}
        />
      ) : (
        <OffersTable state={state} change={change} storeId={chosen.id} tools={tools} />
      )}
      {!chosen.waiting && (
        <RecordDrawer
          kind={kind}
          Fields={OfferFields}
          initial={copied ? toValues(copied) : { storeId: chosen.store && choiceOf(chosen.store) }}
        />
      )}
    </>
  );
}
