import type { AdminOffer } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ownersQueries } from '../../data/owners-queries.ts';
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

export default function OffersPanel() {
  const { open } = useOpened();
  const place = useListState(OFFERS_LIST);
  const { search, page, filters } = place.state;
  const storeId = place.filter('storeId');
  const chosen = useFilterStore(storeId.value);
  const [copied, setCopied] = useState<AdminOffer | null>(null);
  const { data: categories } = useQuery(ownersQueries.categories());
  const kind = useMemo(() => offerKind(categories ?? []), [categories]);
  const deletion = useDelete(OFFERS);

  function add(from: AdminOffer | null) {
    setCopied(from);
    open('new');
  }

  const tools = { duplicate: add, deletion };
  const whole = !search && !filters.active && !filters.expiry;
  const inOrder = chosen.id !== null && whole && filters.view !== 'table';
  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => add(null)}>
          Add offer
        </Button>
      </PanelActions>
      <OffersToolbar place={place} chosen={chosen} whole={whole} />
      {chosen.gone ? (
        <StoreGone onEvery={() => storeId.onChange('')} />
      ) : chosen.id !== null && inOrder ? (
        <StoreOrder
          key={chosen.id}
          storeId={chosen.id}
          store={chosen.store}
          page={page}
          onPage={(next) => place.change({ page: next })}
          tools={tools}
        />
      ) : (
        <OffersTable place={place} tools={tools} />
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
