import { isFiltered, queries, useCategories } from '@deal-harbor/api-client';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Disclosure } from '../components/disclosure.tsx';
import { ErrorView } from '../components/error-view.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { CouponList } from '../features/home/coupon-list.tsx';
import { FeaturedCoupons } from '../features/home/featured-coupons.tsx';
import { FilterBar } from '../features/home/filter-bar.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HomeHead } from '../features/home/home-head.tsx';
import { readHomeState } from '../features/home/home-state.ts';
import { PopularStores } from '../features/home/popular-stores.tsx';
import { useView } from '../features/home/view-store.ts';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { prefetch } from '../lib/page-data.server.ts';
import { showAtOnce } from '../lib/page-data.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const state = readHomeState(new URL(request.url).searchParams);
  return prefetch(context, (ask) => [
    ask(queries.categories()),
    ask(queries.coupons(state)),
    ...(isFiltered(state) ? [] : [ask(queries.popularStores()), ask(queries.featuredCoupons())]),
  ]);
}

export const clientLoader = showAtOnce;

export default function HomeRoute() {
  const chosen = readHomeState(useSearchParams()[0]);
  const view = useView((state) => state.view) ?? chosen.view;
  const state = { ...chosen, view };
  const { data: categories = [] } = useCategories();
  const filtered = isFiltered(state);
  return (
    <>
      <HomeHead state={state} categories={categories} />
      <Hero categories={categories} />
      <div className="wrap grid grid-cols-1 gap-14 pt-8">
        <div className="grid grid-cols-1 gap-5">
          <Disclosure />
          {categories.length > 0 && <FilterBar state={state} categories={categories} />}
        </div>
        {!filtered && <PopularStores />}
        {!filtered && <CategoryTiles categories={categories} />}
        {!filtered && <FeaturedCoupons />}
        <CouponList state={state} categories={categories} />
        {filtered && <CategoryTiles categories={categories} />}
        <NewsletterSection />
      </div>
    </>
  );
}

export const ErrorBoundary = ErrorView;
