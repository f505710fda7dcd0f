import type { AdminOffer } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useHost } from '../../host.ts';
import { OFFER_TYPES } from './offers.ts';

export function OfferDiscount({ offer }: { offer: AdminOffer }) {
  return (
    offer.discountValue || <span className="admin-muted">{OFFER_TYPES[offer.discountType]}</span>
  );
}

/** The host that an offer leads to; opens the link beside the admin. */
export function OfferLink({ offer }: { offer: AdminOffer }) {
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
