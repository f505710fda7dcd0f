import type { AdminOffer } from '@deal-harbor/contracts';
import type { Column } from '../../list/column.ts';
import { DealTitle } from '../deals/deal-title.tsx';
import { Expiry } from '../deals/expiry.tsx';
import { FlagSwitch } from '../deals/flag-switch.tsx';
import { StoreName } from '../deals/store-name.tsx';
import type { Flags } from '../deals/use-flags.ts';
import { OfferDiscount, OfferLink } from './offer-parts.tsx';
import type { OfferValues } from './offers.ts';

export function offerColumns(flags: Flags<OfferValues>): readonly Column<AdminOffer>[] {
  return [
    {
      title: 'Offer',
      order: 'title',
      render: ({ title, code }) => <DealTitle title={title} code={code} />,
    },
    { title: 'Store', order: 'store', render: ({ store }) => <StoreName store={store} /> },
    { title: 'Discount', from: 'lg', render: (offer) => <OfferDiscount offer={offer} /> },
    { title: 'Link', from: 'xl', render: (offer) => <OfferLink offer={offer} /> },
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
