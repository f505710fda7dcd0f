import type { AdminOffer } from '@deal-harbor/contracts';
import { DealTitle } from '../../deals/deal-title.tsx';
import { Expiry } from '../../deals/expiry.tsx';
import { FlagSwitch } from '../../deals/flag-switch.tsx';
import type { Flags } from '../../deals/use-flags.ts';
import { OfferDiscount, OfferLink } from '../offer-parts.tsx';
import type { OfferValues } from '../offers.ts';

interface OrderDetailsProps {
  offer: AdminOffer;
  /** From 1. */
  place: number;
  flags: Flags<OfferValues>;
}

/** What the table shows in its columns. */
export function OrderDetails({ offer, place, flags }: OrderDetailsProps) {
  const { id, title, code, active, clicks, expiryDate } = offer;
  return (
    <>
      <span className="admin-place-number">{place}</span>
      <div className="admin-place-details">
        <DealTitle title={title} code={code} />
        <OfferDiscount offer={offer} />
        <Expiry day={expiryDate} />
        <OfferLink offer={offer} />
        <span className="admin-muted">
          {clicks.toLocaleString('en-US')} {clicks === 1 ? 'click' : 'clicks'}
        </span>
        <span className="admin-place-active">
          <FlagSwitch
            flags={flags}
            id={id}
            flag="active"
            label={`${title} is active`}
            on={active}
          />
          {active ? 'Active' : 'Inactive'}
        </span>
      </div>
    </>
  );
}
