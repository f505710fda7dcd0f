import type { AdminOffer } from '@deal-harbor/contracts';
import { Expiry } from '../../../deals/expiry.tsx';
import { FlagSwitch } from '../../../list/flag-switch.tsx';
import { OfferDiscount, OfferTitle } from '../offer-parts.tsx';
import { OFFERS } from '../offers.ts';

interface OrderDetailsProps {
  offer: AdminOffer;
  /** From 1. */
  place: number;
}

/** What the table shows in its columns. */
export function OrderDetails({ offer, place }: OrderDetailsProps) {
  const { title, clicks, expiryDate } = offer;
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
        <FlagSwitch
          kind={OFFERS}
          row={offer}
          field="active"
          label={`${title} is active`}
          words={['Active', 'Inactive']}
        />
      </span>
    </div>
  );
}
