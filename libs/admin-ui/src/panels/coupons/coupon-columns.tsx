import type { AdminCoupon } from '@deal-harbor/contracts';
import { DealTitle } from '../../deals/deal-title.tsx';
import { Expiry } from '../../deals/expiry.tsx';
import { StoreName } from '../../deals/store-name.tsx';
import type { Column } from '../../list/column.ts';
import { FlagSwitch } from '../../list/flag-switch.tsx';
import { couponKind } from './coupons.ts';

export const COUPON_COLUMNS: readonly Column<AdminCoupon>[] = [
  {
    title: 'Coupon',
    order: 'title',
    render: ({ title, code }) => <DealTitle title={title} code={code} />,
  },
  { title: 'Store', order: 'store', render: ({ store }) => <StoreName store={store} /> },
  { title: 'Discount', from: 'lg', render: ({ discountValue }) => discountValue },
  {
    title: 'Expiry',
    order: 'expiry',
    from: 'lg',
    render: ({ expiryDate }) => <Expiry day={expiryDate} />,
  },
  {
    title: 'Verified',
    render: (row) => (
      <FlagSwitch kind={couponKind} row={row} field="verified" label={`${row.title} is verified`} />
    ),
  },
  {
    title: 'Featured',
    render: (row) => (
      <FlagSwitch kind={couponKind} row={row} field="featured" label={`${row.title} is featured`} />
    ),
  },
  {
    title: 'Clicks',
    order: 'clicks',
    align: 'right',
    from: 'lg',
    render: ({ clicks }) => clicks.toLocaleString('en-US'),
  },
];
