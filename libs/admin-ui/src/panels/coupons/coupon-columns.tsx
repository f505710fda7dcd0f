import type { AdminCoupon } from '@deal-harbor/contracts';
import type { Column } from '../../list/column.ts';
import { DealTitle } from '../deals/deal-title.tsx';
import { Expiry } from '../deals/expiry.tsx';
import { FlagSwitch } from '../deals/flag-switch.tsx';
import { StoreName } from '../deals/store-name.tsx';
import type { Flags } from '../deals/use-flags.ts';
import type { CouponValues } from './coupons.ts';

export function couponColumns(flags: Flags<CouponValues>): readonly Column<AdminCoupon>[] {
  return [
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
      render: ({ id, title, verified }) => (
        <FlagSwitch
          flags={flags}
          id={id}
          flag="verified"
          label={`${title} is verified`}
          on={verified}
        />
      ),
    },
    {
      title: 'Featured',
      render: ({ id, title, featured }) => (
        <FlagSwitch
          flags={flags}
          id={id}
          flag="featured"
          label={`${title} is featured`}
          on={featured}
        />
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
}
