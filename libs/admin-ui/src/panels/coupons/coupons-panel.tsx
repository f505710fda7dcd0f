import type { AdminCoupon } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { DuplicateButton } from '../../deals/duplicate-button.tsx';
import { choiceOf } from '../../deals/store-choice.ts';
import { StoreGone, useFilterStore } from '../../deals/store-filter.tsx';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { usePaging } from '../../list/page-size.ts';
import { RowActions } from '../../list/row-actions.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { COUPON_COLUMNS } from './coupon-columns.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { COUPONS_LIST, couponKind } from './coupons.ts';
import { CouponsToolbar } from './coupons-toolbar.tsx';

const { path, touches, noun, toValues } = couponKind;

export default function CouponsPanel() {
  const { open } = useOpened();
  const [state, change] = useListState(COUPONS_LIST);
  const { search, order, filters } = state;
  const chosen = useFilterStore(filters.storeId);
  const [copied, setCopied] = useState<AdminCoupon | null>(null);
  const query = useQuery(
    ownersQueries.list<AdminCoupon>(path, {
      search,
      order,
      storeId: chosen.id ?? undefined,
      expiry: filters.expiry,
      verified: filters.verified,
      featured: filters.featured,
      ...usePaging(state.page),
    }),
  );
  const deletion = useDelete({
    noun: noun.one,
    path,
    touches,
    success: { title: 'Coupon deleted successfully' },
    failure: failed('Failed to delete coupon'),
  });

  function add(from: AdminCoupon | null) {
    setCopied(from);
    open('new');
  }

  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => add(null)}>
          Add coupon
        </Button>
      </PanelActions>
      <CouponsToolbar state={state} change={change} chosen={chosen} />
      {chosen.gone ? (
        <StoreGone onEvery={() => change({ filters: { storeId: '' } })} />
      ) : (
        <DataList
          query={query}
          noun={noun}
          columns={COUPON_COLUMNS}
          nameOf={({ title }) => title}
          state={state}
          change={change}
          actions={(coupon) => (
            <>
              <DuplicateButton name={coupon.title} onClick={() => add(coupon)} />
              <RowActions
                name={coupon.title}
                onEdit={() => open(coupon.id)}
                onDelete={() => deletion.ask(coupon.id, coupon.title)}
                deleting={deletion.asking === coupon.id}
              />
            </>
          )}
        />
      )}
      {!chosen.waiting && (
        <RecordDrawer
          kind={couponKind}
          Fields={CouponFields}
          initial={copied ? toValues(copied) : { storeId: chosen.store && choiceOf(chosen.store) }}
        />
      )}
    </>
  );
}
