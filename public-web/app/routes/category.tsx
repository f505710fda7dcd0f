import { type Page, queries, useCategoryCouponCounts, useStores } from '@deal-harbor/api-client';
import { ALL, PAGE_SIZES, SKELETONS, type Store, titleFromSlug } from '@deal-harbor/contracts';
import { ArrowLeft, Store as StoreIcon } from 'lucide-react';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useParams,
  useSearchParams,
} from 'react-router';
import { Disclosure } from '../components/disclosure.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorView } from '../components/error-view.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Pagination } from '../components/pagination.tsx';
import { CategoryHead } from '../features/stores/category-head.tsx';
import { knownCategory } from '../features/stores/known-category.server.ts';
import { StoreGrid } from '../features/stores/store-grid.tsx';
import { prefetch } from '../lib/page-data.server.ts';
import { showAtOnce } from '../lib/page-data.ts';
import { readPageNumber } from '../lib/page-number.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug as string;
  // 'all' is the API's word for no filter.
  if (slug.toLowerCase() === ALL) throw redirect('/stores', 301);
  const page = readPageNumber(new URL(request.url).searchParams);
  const answer = await prefetch(context, (ask) => [
    ask(queries.stores({ search: '', category: slug, page })),
    ask(queries.categoryCouponCounts(slug)),
  ]);
  return data(answer, { status: (await knownCategory(context, slug, page)) ? 200 : 404 });
}

export const clientLoader = showAtOnce;

export default function CategoryRoute() {
  const slug = useParams().slug as string;
  const page = readPageNumber(useSearchParams()[0]);
  const { data: found, isPending } = useStores({ search: '', category: slug, page });
  const { data: counts } = useCategoryCouponCounts(slug);
  const { items: stores, total }: Page<Store> = found ?? { items: [], total: 0 };
  const name = stores[0]?.category ?? titleFromSlug(slug);
  return (
    <div className="wrap py-10">
      <CategoryHead slug={slug} name={name} page={page} stores={stores} />
      <PageTitle
        above={
          <Link to="/categories" className="btn btn-plain -ml-3 mb-2">
            <ArrowLeft size={18} aria-hidden="true" />
            Back to Categories
          </Link>
        }
        title={name}
        lead={
          <span className="tabular-nums">
            {total} stores • {counts?.total ?? 0} active deals
          </span>
        }
      />
      {isPending || stores.length > 0 ? (
        <>
          <div className="mb-6">
            <Disclosure />
          </div>
          <StoreGrid
            stores={stores}
            skeletons={isPending ? SKELETONS.categoryPage : 0}
            deals={({ dealCount }) => `${dealCount} deals available`}
            badge={({ id }) => <ActiveBadge count={counts?.byStore[id] ?? 0} />}
          />
        </>
      ) : (
        <EmptyState
          icon={StoreIcon}
          title="No Stores Yet"
          level="h2"
          text="There are no stores in this category yet."
        >
          <Link to="/stores" className="btn btn-quiet">
            Browse All Stores
          </Link>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={total}
        pageSize={PAGE_SIZES.stores}
        hrefOf={(n) => (n > 1 ? `/category/${slug}?page=${n}` : `/category/${slug}`)}
        label="Pages of stores"
      />
    </div>
  );
}

function ActiveBadge({ count }: { count: number }) {
  return count > 0 && <span className="badge badge-ok">{count} active</span>;
}

export const ErrorBoundary = ErrorView;
