import { type Coupon, type DateText, maskCode, outboundPath } from '@deal-harbor/contracts';
import { ShopLink } from '../../components/shop-link.tsx';
import { DealBadge } from './deal-badge.tsx';
import { Ticket, type TicketLayout } from './ticket.tsx';
import { announceRedirect, useCopyCode } from './use-copy-code.ts';

interface CouponCardProps {
  coupon: Coupon;
  today: DateText;
  layout?: TicketLayout;
}

/** A coupon among those of other stores: its code stays marked as copied. */
export function CouponCard({ coupon, today, layout = 'grid' }: CouponCardProps) {
  const { store, code } = coupon;
  return (
    <Ticket
      deal={coupon}
      today={today}
      layout={layout}
      store={store}
      badge={<DealBadge deal={coupon} />}
    >
      {code ? (
        <CodeAction coupon={coupon} code={code} />
      ) : (
        <>
          <p className="code-box no-code">No code needed</p>
          <ShopLink
            href={outboundPath('coupon', coupon.id)}
            storeName={store.name}
            className="btn btn-soft btn-wide"
            onClick={() => announceRedirect(store.name)}
          >
            {layout === 'grid' ? 'Get This Deal' : 'Get Deal'}
          </ShopLink>
        </>
      )}
    </Ticket>
  );
}

function CodeAction({ coupon, code }: { coupon: Coupon; code: string }) {
  const { id, store } = coupon;
  const { copied, copy } = useCopyCode({ code, kind: 'coupon', id, storeName: store.name });
  return (
    <>
      <div className={copied ? 'code-box copied' : 'code-box'}>
        <code title={copied ? code : undefined}>{copied ? code : maskCode(code)}</code>
        {copied && (
          <ShopLink
            href={outboundPath('coupon', id)}
            storeName={store.name}
            className="btn btn-inset"
          >
            Visit Store
          </ShopLink>
        )}
      </div>
      <button
        type="button"
        disabled={copied}
        onClick={copy}
        className={`btn btn-wide needs-js ${copied ? 'btn-ok' : 'btn-brand'}`}
      >
        {copied ? (
          'Code Copied to Clipboard!'
        ) : (
          <>
            Get Code
            <i className="icon icon-out" aria-hidden="true" />
            <span className="sr-only"> (copies it and opens {store.name} in a new tab)</span>
          </>
        )}
      </button>
      <noscript>
        Code: <strong>{code}</strong>
      </noscript>
    </>
  );
}
