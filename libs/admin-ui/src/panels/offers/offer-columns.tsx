import type { AdminOffer } from '@deal-harbor/contracts';
import type { Column } from '../../list/column.ts';
import { Expiry } from '../deals/expiry.tsx';
import { FlagSwitch } from '../deals/flag-switch.tsx';
import { StoreName } from '../deals/store-name.tsx';
import type { Flags } from '../deals/use-flags.ts';
import { OfferDiscount, OfferTitle } from './offer-parts.tsx';
import type { OfferValues } from './offers.ts';

export function offerColumns(flags: Flags<OfferValues>): readonly Column<AdminOffer>[] {
  return [
    {
      title: 'Offer',
      order: 'title',
      render: (offer) => <OfferTitle offer={offer} />,
    },
    { title: 'Store', order: 'store', render: ({ store }) => <StoreName store={store} /> },
    { title: 'Discount', from: 'lg', render: (offer) => <OfferDiscount offer={offer} /> },
    {
      title: 'Expiry',
      order: 'expiry',
      from: 'lg',
      render: ({ expiryDate }) => <Expiry day={expiryDate} />,
    },
    {
      title: 'Active',
      render: ({ id, title, active }) => (
        <FlagSwitch flags={flags} id={id} flag="active" label={`${title} is active`} on={active} />
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
