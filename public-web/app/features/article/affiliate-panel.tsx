import { type AffiliateLink, isWebAddress, type TargetStore } from '@deal-harbor/contracts';
import { ShopLink } from '../../components/shop-link.tsx';

interface AffiliatePanelProps {
  links: readonly AffiliateLink[];
  store: TargetStore | null;
}

export function AffiliatePanel({ links, store }: AffiliatePanelProps) {
  return (
    <section
      aria-labelledby="links-title"
      className="card mt-10 max-w-[42rem] border-brand-text/30 bg-brand-soft p-5 sm:p-6"
    >
      <h2 id="links-title" className="text-xl">
        {store ? `Latest ${store.name} Coupons` : 'Recommended Deals & Links'}
      </h2>
      <ul className="mt-4 grid gap-3">
        {links.map((link) => (
          <li
            key={`${link.text} ${link.url}`}
            className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold">{link.text}</p>
              {link.context && <p className="text-muted text-sm">{link.context}</p>}
            </div>
            <CheckCoupons link={link} store={store} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">These links redirect to store coupon pages.</p>
    </section>
  );
}

function CheckCoupons({ link, store }: { link: AffiliateLink; store: TargetStore | null }) {
  if (!link.url) return null;
  if (store) {
    return (
      <a
        href={`/store/${store.slug}`}
        aria-label={`Check Coupons: ${link.text}`}
        className="btn btn-brand"
      >
        Check Coupons
      </a>
    );
  }
  if (!isWebAddress(link.url)) return null;
  return (
    <ShopLink href={link.url} storeName={new URL(link.url).host} className="btn btn-brand">
      Check Coupons
    </ShopLink>
  );
}
