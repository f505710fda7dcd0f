import type { AdminOffer } from '@deal-harbor/contracts';
import { Expiry } from '../../deals/expiry.tsx';
import { StoreName } from '../../deals/store-name.tsx';
import type { Column } from '../../list/column.ts';
import { FlagSwitch } from '../../list/flag-switch.tsx';
import { OfferDiscount, OfferTitle } from './offer-parts.tsx';
import { OFFERS } from './offers.ts';

export const OFFER_COLUMNS: readonly Column<AdminOffer>[] = [
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
    render: (row) => (
      <FlagSwitch kind={OFFERS} row={row} field="active" label={`${row.title} is active`} />
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
