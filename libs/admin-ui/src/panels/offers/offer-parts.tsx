import type { AdminOffer } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { DealTitle } from '../../deals/deal-title.tsx';
import { useHost } from '../../host.ts';
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
  const link = offer.affiliateLink;
  if (!URL.canParse(link)) return <span className="admin-muted">{link}</span>;
  const { host } = new URL(link);
  return (
    <Button
      type="link"
      className="admin-deal-link"
      title={link}
      aria-label={`Open ${host}, the link of ${offer.title}`}
      onClick={() => openExternal(link)}
    >
      {host.replace(/^www\./, '')}
      <ExternalLink size={14} aria-hidden="true" />
    </Button>
  );
}
