import { outboundPath, type StoreDetail, slugify } from '@deal-harbor/contracts';
import { ArrowLeft } from 'lucide-react';
import { Disclosure } from '../../components/disclosure.tsx';
import { ShopLink } from '../../components/shop-link.tsx';
import { StoreLogo } from './store-logo.tsx';

/** Who the store is, how much it has today, and the way to it. */
export function StoreHeader({ store }: { store: StoreDetail }) {
  const { id, name, category, description, activeDealCount } = store;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <a href="/stores" className="btn btn-plain -ml-3">
          <ArrowLeft size={18} aria-hidden="true" />
          All Stores
        </a>
        <Disclosure />
      </div>
      <div className="card flex flex-wrap items-start gap-x-8 gap-y-5 p-6 sm:p-8">
        <StoreLogo store={store} size="large" alt={`${name} logo`} lead />
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-3xl sm:text-4xl">{name}</h1>
            {category && (
              <a href={`/category/${slugify(category)}`} className="badge badge-link">
                {category}
              </a>
            )}
          </div>
          <p className="mt-2 font-semibold text-ok-text tabular-nums">
            {activeDealCount} active {activeDealCount === 1 ? 'deal' : 'deals'}
          </p>
          <p className="mt-3 max-w-2xl text-muted">{description}</p>
        </div>
        <ShopLink
          href={outboundPath('store', id)}
          storeName={name}
          className="btn btn-brand w-full sm:w-auto"
        >
          Visit Store
        </ShopLink>
      </div>
    </>
  );
}
