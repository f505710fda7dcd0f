import { outboundPath, type Store } from '@deal-harbor/contracts';
import { ShopLink } from '../../components/shop-link.tsx';
import { StoreLogo } from './store-logo.tsx';

interface StoreCardProps {
  store: Store;
  /** How the number of deals is said on this page. */
  deals: string;
  /** Beside the number of deals. */
  badge?: React.ReactNode;
}

/** A store in a grid: who it is, what it has, the way in and the way out. */
export function StoreCard({ store, deals, badge }: StoreCardProps) {
  return (
    <article className="card card-lift store-card">
      <div className="flex items-center gap-3">
        <StoreLogo store={store} />
        <div className="min-w-0">
          <h2 className="store-name">{store.name}</h2>
          {store.category && <p className="text-sm text-muted">{store.category}</p>}
        </div>
      </div>
      <p className="line-clamp-2 min-h-[3em] text-[0.9375rem] text-muted leading-normal">
        {store.description}
      </p>
      <p className="flex items-center gap-2 font-medium tabular-nums">
        {deals}
        {badge}
      </p>
      <div className="store-actions">
        <a href={`/store/${store.slug}`} className="btn btn-soft">
          View Coupons
          <span className="sr-only"> of {store.name}</span>
        </a>
        <ShopLink
          href={outboundPath('store', store.id)}
          storeName={store.name}
          className="btn btn-quiet"
        >
          Visit Store
        </ShopLink>
      </div>
    </article>
  );
}
