import type { AdminOffer } from '@deal-harbor/contracts';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { DealTitle } from '../deals/deal-title.tsx';
import { Expiry } from '../deals/expiry.tsx';
import { FlagSwitch } from '../deals/flag-switch.tsx';
import { useFlags } from '../deals/use-flags.ts';
import { OfferDiscount } from '../offers/offer-parts.tsx';
import { offerKind } from '../offers/offers.ts';

const KIND = offerKind([]);

/** One offer to be looked at. */
export function OfferCheck({ offer }: { offer: AdminOffer }) {
  const { id, title, code, expiryDate, active } = offer;
  const flags = useFlags(KIND);
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
        <FlagSwitch flags={flags} id={id} flag="active" label={`${title} is active`} on={active} />
      </span>
    </li>
  );
}
