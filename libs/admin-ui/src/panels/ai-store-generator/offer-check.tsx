import type { AdminOffer } from '@deal-harbor/contracts';
import { DealTitle } from '../../deals/deal-title.tsx';
import { Expiry } from '../../deals/expiry.tsx';
import { FlagSwitch } from '../../list/flag-switch.tsx';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { OfferDiscount } from '../offers/offer-parts.tsx';
import { OFFERS } from '../offers/offers.ts';

/** One offer to be looked at. */
export function OfferCheck({ offer }: { offer: AdminOffer }) {
  const { id, title, code, expiryDate } = offer;
  return (
    <li>
      <DealTitle title={title} code={code} />
      <span>
        <OfferDiscount offer={offer} />
      </span>
      <Expiry day={expiryDate} />
      <span className="admin-checks-actions">
        <AdminLink to={`offers?edit=${id}`} aria-label={`Edit ${title}`}>
          Edit
        </AdminLink>
        <FlagSwitch kind={OFFERS} row={offer} field="active" label={`${title} is active`} />
      </span>
    </li>
  );
}
