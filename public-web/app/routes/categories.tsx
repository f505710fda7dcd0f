import { queries, useCategories } from '@deal-harbor/api-client';
import { POPULAR_CATEGORIES, SKELETONS } from '@deal-harbor/contracts';
import { LayoutGrid } from 'lucide-react';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Section } from '../components/section.tsx';
import { SkeletonItems } from '../components/skeleton-items.tsx';
import { CategoryCard } from '../features/stores/category-card.tsx';
import { CategoryTile } from '../features/stores/category-tile.tsx';
import { useAbsoluteUrl } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { definePage } from '../routing/page.ts';

export default definePage({
  prefetch: (ask) => [ask(queries.categories())],
  View: CategoriesPage,
});

function CategoriesPage() {
  const { data: categories = [], isPending } = useCategories();
  const absolute = useAbsoluteUrl();
  return (
    <div className="wrap py-10">
      <PageHead
        title="Browse Categories"
        description="Coupons and deals by category, from fashion and electronics to travel."
        path="/categories"
        structured={[breadcrumbs(absolute, ['Categories', '/categories'])]}
      />
      <PageTitle title="Browse Categories" lead="Pick a shelf and see the stores on it." />
      {isPending || categories.length > 0 ? (
        <ul className="card-grid card-grid-wide" aria-busy={isPending}>
          {isPending && <Skeletons />}
          {categories.map((category, index) => (
            <li key={category.id}>
              <CategoryCard category={category} index={index} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={LayoutGrid}
          title="No Categories Found"
          level="h2"
          text="Have a look at the stores meanwhile."
        >
          <a href="/stores" className="btn btn-quiet">
            Browse All Stores
          </a>
        </EmptyState>
      )}
      {categories.length > 0 && (
        <div className="mt-14">
          <Section id="popular" title="Popular Categories">
            <ul className="card-grid">
              {categories.slice(0, POPULAR_CATEGORIES).map((category, index) => (
                <li key={category.id}>
                  <CategoryTile category={category} index={index} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </div>
  );
}

function Skeletons() {
  return (
    <SkeletonItems count={SKELETONS.categories}>
      <div className="card overflow-hidden">
        <div className="skeleton h-28 rounded-none" />
        <div className="grid gap-4 p-5">
          <div className="skeleton h-12 w-1/2" />
          <div className="skeleton h-11" />
        </div>
      </div>
    </SkeletonItems>
  );
}
