import { queries, type StoreListState, useStores } from '@deal-harbor/api-client';
import { PAGE_SIZES, SKELETONS } from '@deal-harbor/contracts';
import { CloudOff, SearchX } from 'lucide-react';
import { Disclosure } from '../components/disclosure.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorView } from '../components/error-view.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Pagination } from '../components/pagination.tsx';
import { storesText } from '../features/stores/category-tile.tsx';
import { StoreFilter } from '../features/stores/store-filter.tsx';
import { StoreGrid } from '../features/stores/store-grid.tsx';
import { readStoreList, storesPath } from '../features/stores/store-list-state.ts';
import { useAbsoluteUrl } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { definePage, type PageProps } from '../routing/page.ts';

const ERROR = { title: 'Error Loading Stores', text: 'Please try again later.' };

export default definePage<StoreListState>({
  read: ({ search }) => readStoreList(search),
  path: storesPath,
  prefetch: (ask, list) => [ask(queries.stores(list))],
  View: StoresPage,
  Failed: () => <ErrorView {...ERROR} />,
});

function StoresPage({ state: list }: PageProps<StoreListState>) {
  const { search, page } = list;
  const { data, isPending, isError, isPlaceholderData } = useStores(list);
  const absolute = useAbsoluteUrl();
  const stores = data?.items ?? [];
  const total = data?.total ?? 0;
  return (
    <div className="wrap py-10">
      <PageHead
        title="All Stores"
        description="Every partner store with its verified coupons, promo codes and deals."
        page={page}
        path={search ? undefined : storesPath(list)}
        structured={[breadcrumbs(absolute, ['All Stores', '/stores'])]}
      />
      <PageTitle
        title="All Stores"
        lead="Find your store, see what it offers today, and take the code with you."
      />
      <div className="mb-8 grid gap-4">
        <StoreFilter search={search} />
        <div className="flex flex-wrap justify-between gap-2">
          <Disclosure />
          <p role="status" className="text-muted text-sm tabular-nums">
            {total > 0 && storesText(total)}
          </p>
        </div>
      </div>
      {isError ? (
        <EmptyState icon={CloudOff} title={ERROR.title} level="h2" text={ERROR.text} />
      ) : isPending || stores.length > 0 ? (
        <StoreGrid
          stores={stores}
          skeletons={isPending ? SKELETONS.storesList : 0}
          stale={isPlaceholderData}
          deals={({ dealCount }) => `${dealCount} active deals`}
        />
      ) : (
        <EmptyState
          icon={SearchX}
          title="No Stores Found"
          level="h2"
          text={search ? 'Try adjusting your search terms.' : 'No stores available at the moment.'}
        >
          <a href={search || page > 1 ? '/stores' : '/categories'} className="btn btn-quiet">
            {search || page > 1 ? 'Show all stores' : 'Browse Categories'}
          </a>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={total}
        pageSize={PAGE_SIZES.stores}
        hrefOf={(n) => storesPath({ search, page: n })}
        label="Pages of stores"
      />
    </div>
  );
}
