import type { AdminOffer } from '@deal-harbor/contracts';
import { Expiry } from '../../deals/expiry.tsx';
import { FlagSwitch } from '../../deals/flag-switch.tsx';
import type { Flags } from '../../deals/use-flags.ts';
import { OfferDiscount, OfferTitle } from '../offer-parts.tsx';
import type { OfferValues } from '../offers.ts';

interface OrderDetailsProps {
  offer: AdminOffer;
  /** From 1. */
  place: number;
  flags: Flags<OfferValues>;
}

/** What the table shows in its columns. */
export function OrderDetails({ offer, place, flags }: OrderDetailsProps) {
  const { id, title, active, clicks, expiryDate } = offer;
  return (
    <div className="admin-place-details">
      <span className="admin-place-number">{place}</span>
      <OfferTitle offer={offer} />
      <span className="admin-place-figures">
        <span>
          <OfferDiscount offer={offer} />
        </span>
        <span className="admin-muted">
          {clicks.toLocaleString('en-US')} {clicks === 1 ? 'click' : 'clicks'}
        </span>
      </span>
      <Expiry day={expiryDate} />
      <span className="admin-place-active">
        <FlagSwitch flags={flags} id={id} flag="active" label={`${title} is active`} on={active} />
        {active ? 'Active' : 'Inactive'}
      </span>
    </div>
  );
}
