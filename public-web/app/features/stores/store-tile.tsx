import { outboundPath, type Store } from '@deal-harbor/contracts';
import { ShopLink } from '../../components/shop-link.tsx';
import { StoreLogo } from './store-logo.tsx';

/** A store in the scroller of popular ones. */
export function StoreTile({ store }: { store: Store }) {
  return (
    <article className="card card-lift store-card text-center">
      <StoreLogo store={store} size="large" />
      <div>
        <h3 className="store-name">{store.name}</h3>
        <p className="text-muted text-sm tabular-nums">{store.dealCount} deals</p>
      </div>
      <div className="store-actions">
        <a href={`/store/${store.slug}`} className="btn btn-soft">
          View Coupons
          <span className="sr-only"> of {store.name}</span>
        </a>
        {store.website && (
          <ShopLink
            href={outboundPath('store', store.id)}
            storeName={store.name}
            className="btn btn-plain"
          >
            Visit
          </ShopLink>
        )}
      </div>
    </article>
  );
}
