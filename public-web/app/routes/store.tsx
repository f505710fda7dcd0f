import { queries, useStore } from '@deal-harbor/api-client';
import { SKELETONS, titleFromSlug } from '@deal-harbor/contracts';
import { StoreIcon, TicketX } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TicketSkeletons } from '../features/coupons/ticket-skeletons.tsx';
import { isBeyondEmbedded } from '../features/stores/deal-pages.ts';
import { StoreDeals } from '../features/stores/store-deals.tsx';
import { StoreHead } from '../features/stores/store-head.tsx';
import { StoreHeader } from '../features/stores/store-header.tsx';
import { prefetchOne } from '../lib/page-data.server.ts';
import { showAtOnce } from '../lib/page-data.ts';
import { readPageNumber } from '../lib/page-number.ts';
import { useToday } from '../lib/site.ts';

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug as string;
  const { searchParams } = new URL(request.url);
  const coupons = readPageNumber(searchParams);
  const offers = readPageNumber(searchParams, 'offers');
  return prefetchOne(context, queries.store(slug), (ask) => [
    ...(isBeyondEmbedded(coupons) ? [ask(queries.storeCoupons(slug, coupons))] : []),
    ...(isBeyondEmbedded(offers) ? [ask(queries.storeOffers(slug, offers))] : []),
  ]);
}

export const clientLoader = showAtOnce;

export default function StoreRoute() {
  const slug = useParams().slug as string;
  const [params] = useSearchParams();
  const today = useToday();
  const { data: store, isPending } = useStore(slug);
  if (isPending) return <StoreLoading slug={slug} />;
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
            <Link to="/stores" className="btn btn-brand">
              Browse Other Stores
            </Link>
          </EmptyState>
        </div>
      ) : (
        <StoreDeals
          store={store}
          couponPage={readPageNumber(params)}
          offerPage={readPageNumber(params, 'offers')}
        />
      )}
    </div>
  );
}

function StoreLoading({ slug }: { slug: string }) {
  return (
    <div className="wrap py-8" aria-busy="true">
      <PageHead title={titleFromSlug(slug)} description="" path={`/store/${slug}`} />
      <h1 className="sr-only">{titleFromSlug(slug)}</h1>
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
  const slug = useParams().slug as string;
  return (
    <div className="wrap py-12">
      <PageHead
        title="Store Not Found"
        description="This store does not exist."
        path={`/store/${slug}`}
        hidden
      />
      <EmptyState
        icon={StoreIcon}
        title="Store Not Found"
        level="h1"
        text="We could not find this store. It may have moved or closed."
      >
        <Link to="/stores" className="btn btn-brand">
          Browse All Stores
        </Link>
      </EmptyState>
    </div>
  );
}

export const ErrorBoundary = StoreNotFound;
