import { queries, useStore } from '@deal-harbor/api-client';
import { SKELETONS, type StorePlace, storePath, titleFromSlug } from '@deal-harbor/contracts';
import { StoreIcon, TicketX } from 'lucide-react';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TicketSkeletons } from '../features/coupons/ticket-skeletons.tsx';
import { isBeyondEmbedded, readStorePage } from '../features/stores/deal-pages.ts';
import { StoreDeals } from '../features/stores/store-deals.tsx';
import { StoreHead } from '../features/stores/store-head.tsx';
import { StoreHeader } from '../features/stores/store-header.tsx';
import { useToday } from '../lib/site.ts';
import { definePage, type PageProps } from '../routing/page.ts';

export default definePage<StorePlace>({
  read: readStorePage,
  path: storePath,
  prefetch: (ask, { slug, coupons, offers }) => [
    ask(queries.store(slug)),
    ...(isBeyondEmbedded(coupons) ? [ask(queries.storeCoupons(slug, coupons))] : []),
    ...(isBeyondEmbedded(offers) ? [ask(queries.storeOffers(slug, offers))] : []),
  ],
  found: async (ask, { slug }) => (await ask(queries.store(slug))) !== null,
  View: StorePage,
  Failed: StoreNotFound,
});

function StorePage({ state }: PageProps<StorePlace>) {
  const today = useToday();
  const { data: store, isPending } = useStore(state.slug);
  if (isPending) return <StoreLoading state={state} />;
  if (!store) return <StoreNotFound />;
  return (
    <div className="wrap py-8">
      <StoreHead store={store} today={today} />
      <StoreHeader store={store} />
      {store.couponCount + store.offerCount === 0 ? (
        <div className="mt-12">
          <EmptyState
            icon={TicketX}
            title="No Coupons Available"
            level="h2"
            text={`${store.name} has no coupons or offers right now.`}
          >
            <a href="/stores" className="btn btn-brand">
              Browse Other Stores
            </a>
          </EmptyState>
        </div>
      ) : (
        <StoreDeals store={store} state={state} />
      )}
    </div>
  );
}

function StoreLoading({ state }: PageProps<StorePlace>) {
  const name = titleFromSlug(state.slug);
  return (
    <div className="wrap py-8" aria-busy="true">
      <PageHead title={name} description="" path={storePath(state)} />
      <h1 className="sr-only">{name}</h1>
      <div className="mt-15 mb-12 flex flex-wrap gap-x-8 gap-y-5 rounded-2xl border border-line bg-card p-6 sm:p-8">
        <div className="skeleton size-24 rounded-[1.25rem]" />
        <div className="grid min-w-0 flex-1 basis-72 content-start gap-3">
          <div className="skeleton h-11 w-1/3" />
          <div className="skeleton h-6 w-24" />
          <div className="skeleton h-25 max-w-2xl" />
        </div>
      </div>
      <div className="skeleton mb-5 h-8 w-44" />
      <ul className="card-grid">
        <TicketSkeletons count={SKELETONS.storePage} />
      </ul>
    </div>
  );
}

function StoreNotFound() {
  return (
    <div className="wrap py-12">
      <PageHead title="Store Not Found" description="This store does not exist." />
      <EmptyState
        icon={StoreIcon}
        title="Store Not Found"
        level="h1"
        text="We could not find this store. It may have moved or closed."
      >
        <a href="/stores" className="btn btn-brand">
          Browse All Stores
        </a>
      </EmptyState>
    </div>
  );
}
