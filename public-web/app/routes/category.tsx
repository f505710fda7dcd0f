import { type Page, queries, useCategoryCouponCount, useStores } from '@deal-harbor/api-client';
import { ALL, PAGE_SIZES, SKELETONS, type Store, titleFromSlug } from '@deal-harbor/contracts';
import { ArrowLeft, Store as StoreIcon } from 'lucide-react';
import { Disclosure } from '../components/disclosure.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Pagination } from '../components/pagination.tsx';
import { CategoryHead } from '../features/stores/category-head.tsx';
import {
  type CategoryState,
  categoryPath,
  readCategory,
} from '../features/stores/category-state.ts';
import { isKnownCategory } from '../features/stores/is-known-category.ts';
import { StoreGrid } from '../features/stores/store-grid.tsx';
import { definePage, type PageProps } from '../routing/page.ts';

const storesOf = ({ slug, page }: CategoryState) =>
  queries.stores({ search: '', category: slug, page });

export default definePage<CategoryState>({
  read: readCategory,
  path: categoryPath,
  prefetch: (ask, state) => [ask(storesOf(state)), ask(queries.categoryCouponCount(state.slug))],
  found: async (ask, state) =>
    (await ask(storesOf(state))).items.length > 0 ||
    isKnownCategory(await ask(queries.categories()), state.slug),
  // 'all' is the API's word for no filter.
  moved: ({ slug }) => (slug.toLowerCase() === ALL ? '/stores' : undefined),
  View: CategoryPage,
});

function CategoryPage({ state: { slug, page } }: PageProps<CategoryState>) {
  const { data: found, isPending } = useStores({ search: '', category: slug, page });
  const { data: activeDeals = 0 } = useCategoryCouponCount(slug);
  const { items: stores, total }: Page<Store> = found ?? { items: [], total: 0 };
  const name = stores[0]?.category ?? titleFromSlug(slug);
  return (
    <div className="wrap py-10">
      <CategoryHead slug={slug} name={name} page={page} stores={stores} />
      <PageTitle
        above={
          <a href="/categories" className="btn btn-plain -ml-3 mb-2">
            <ArrowLeft size={18} aria-hidden="true" />
            Back to Categories
          </a>
        }
        title={name}
        lead={
          <span className="tabular-nums">
            {total} stores • {activeDeals} active deals
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
            badge={({ activeCouponCount }) => <ActiveBadge count={activeCouponCount} />}
          />
        </>
      ) : (
        <EmptyState
          icon={StoreIcon}
          title="No Stores Yet"
          level="h2"
          text="There are no stores in this category yet."
        >
          <a href="/stores" className="btn btn-quiet">
            Browse All Stores
          </a>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={total}
        pageSize={PAGE_SIZES.stores}
        hrefOf={(n) => categoryPath({ slug, page: n })}
        label="Pages of stores"
      />
    </div>
  );
}

function ActiveBadge({ count }: { count: number }) {
  return count > 0 && <span className="badge badge-ok">{count} active</span>;
}
