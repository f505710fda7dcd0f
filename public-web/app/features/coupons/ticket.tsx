import type { DateText, StoreSummary } from '@deal-harbor/contracts';
import { StoreLogo } from '../stores/store-logo.tsx';
import { discountSuffix } from './discount-suffix.ts';
import { Expiry } from './expiry.tsx';

export type TicketLayout = 'grid' | 'list';

export interface TicketDeal {
  title: string;
  description: string;
  discountType: string;
  discountValue: string;
  expiryDate: DateText | null;
}

interface TicketProps {
  deal: TicketDeal;
  today: DateText;
  layout?: TicketLayout;
  /** Named and linked on top; left out on the store's own page. */
  store?: StoreSummary;
  badge: React.ReactNode;
  expired?: boolean;
  /** Below the tear line: what can be done. */
  children: React.ReactNode;
}

/** A coupon or an offer as a ticket. */
export function Ticket(props: TicketProps) {
  const { deal, today, layout = 'grid', store, badge, expired, children } = props;
  const suffix = discountSuffix(deal.discountType, deal.discountValue);
  const shape = `ticket${layout === 'list' ? ' ticket-row' : ''}${expired ? ' ticket-expired' : ''}`;
  return (
    <article className={shape}>
      <div className="ticket-main">
        <div className="ticket-head">
          {store && (
            <a href={`/store/${store.slug}`} className="ticket-store">
              <StoreLogo store={store} />
              <span>{store.name}</span>
            </a>
          )}
          {badge}
        </div>
        <p className={`ticket-value${deal.discountValue.length > 12 ? ' long' : ''}`}>
          <span>{deal.discountValue}</span>
          {suffix && <small> {suffix}</small>}
        </p>
        <div className="ticket-body">
          <h3 className="ticket-title">{deal.title}</h3>
          <p className="ticket-terms" title={deal.description}>
            {deal.description}
          </p>
          <Expiry date={deal.expiryDate} today={today} />
        </div>
      </div>
      <div className="ticket-tear" />
      <div className="ticket-stub">{children}</div>
    </article>
  );
}
