import type { AdminOffer } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useHost } from '../../host.ts';
import { DealTitle } from '../deals/deal-title.tsx';
import { OFFER_TYPES } from './offers.ts';

export function OfferTitle({ offer }: { offer: AdminOffer }) {
  return (
    <DealTitle title={offer.title} code={offer.code}>
      <OfferLink offer={offer} />
    </DealTitle>
  );
}

export function OfferDiscount({ offer }: { offer: AdminOffer }) {
  return (
    offer.discountValue || <span className="admin-muted">{OFFER_TYPES[offer.discountType]}</span>
  );
}

/** The host that an offer leads to; opens the link beside the admin. */
function OfferLink({ offer }: { offer: AdminOffer }) {
  const { openExternal } = useHost();
  const { host } = new URL(offer.affiliateLink);
  return (
    <Button
      type="link"
      className="admin-deal-link"
      title={offer.affiliateLink}
      aria-label={`Open ${host}, the link of ${offer.title}`}
      onClick={() => openExternal(offer.affiliateLink)}
    >
      {host.replace(/^www\./, '')}
      <ExternalLink size={14} aria-hidden="true" />
    </Button>
  );
}
