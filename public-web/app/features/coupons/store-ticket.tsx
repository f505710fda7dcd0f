import {
  type Coupon,
  type DateText,
  isExpired,
  type Offer,
  outboundPath,
} from '@deal-harbor/contracts';
import { ShopLink } from '../../components/shop-link.tsx';
import { DealBadge } from './deal-badge.tsx';
import { MaskedCode } from './masked-code.tsx';
import { Ticket } from './ticket.tsx';
import { announceRedirect } from './use-copy-code.ts';

interface StoreTicketProps {
  kind: 'coupon' | 'offer';
  deal: Coupon | Offer;
  today: DateText;
}

/** A coupon or an offer on its store's own page. */
export function StoreTicket({ kind, deal, today }: StoreTicketProps) {
  const { id, code, store } = deal;
  const expired = isExpired(deal.expiryDate, today);
  return (
    <Ticket
      deal={deal}
      today={today}
      expired={expired}
      badge={expired ? <span className="badge badge-danger">Expired</span> : badgeOf(deal)}
    >
      {code ? (
        <MaskedCode kind={kind} id={id} code={code} storeName={store.name} expired={expired} />
      ) : (
        <>
          <p className="code-box no-code">No code needed</p>
          <ShopLink
            href={outboundPath(kind, id)}
            storeName={store.name}
            className={`btn btn-wide ${expired ? 'btn-quiet' : 'btn-soft'}`}
            onClick={() => announceRedirect(store.name)}
          >
            Get Deal
          </ShopLink>
        </>
      )}
    </Ticket>
  );
}

function badgeOf(deal: Coupon | Offer) {
  if ('verified' in deal) return <DealBadge deal={deal} />;
  return <span className="badge badge-brand">Special Offer</span>;
}
