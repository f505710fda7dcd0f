import type { AdminCoupon } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { DuplicateButton } from '../../deals/duplicate-button.tsx';
import { choiceOf } from '../../deals/store-choice.ts';
import { StoreGone, useFilterStore } from '../../deals/store-filter.tsx';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOwnersPage } from '../../list/use-owners-page.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { COUPON_COLUMNS } from './coupon-columns.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { COUPONS_LIST, couponKind } from './coupons.ts';
import { CouponsToolbar } from './coupons-toolbar.tsx';

const { path, noun, toValues } = couponKind;

export default function CouponsPanel() {
  const { open } = useOpened();
  const place = useListState(COUPONS_LIST);
  const storeId = place.filter('storeId');
  const chosen = useFilterStore(storeId.value);
  const [copied, setCopied] = useState<AdminCoupon | null>(null);
  const query = useOwnersPage<AdminCoupon>(path, place.state);
  const deletion = useDelete(couponKind);

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
      <CouponsToolbar place={place} chosen={chosen} />
      {chosen.gone ? (
        <StoreGone onEvery={() => storeId.onChange('')} />
      ) : (
        <DataList
          query={query}
          noun={noun}
          columns={COUPON_COLUMNS}
          nameOf={({ title }) => title}
          place={place}
          actions={(coupon) => (
            <>
              <DuplicateButton name={coupon.title} onClick={() => add(coupon)} />
              <RowActions id={coupon.id} name={coupon.title} deletion={deletion} />
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
