import { isFiltered, queries, useCategories } from '@deal-harbor/api-client';
import { Disclosure } from '../components/disclosure.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { CouponList } from '../features/home/coupon-list.tsx';
import { FeaturedCoupons } from '../features/home/featured-coupons.tsx';
import { FilterBar } from '../features/home/filter-bar.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HomeHead } from '../features/home/home-head.tsx';
import { type HomeState, homePath, readHomeState } from '../features/home/home-state.ts';
import { PopularStores } from '../features/home/popular-stores.tsx';
import { useView } from '../features/home/view-store.ts';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { definePage, type PageProps } from '../routing/page.ts';

export default definePage<HomeState>({
  read: ({ search }) => readHomeState(search),
  path: homePath,
  prefetch: (ask, state) => [
    ask(queries.categories()),
    ask(queries.coupons(state)),
    ...(isFiltered(state) ? [] : [ask(queries.popularStores()), ask(queries.featuredCoupons())]),
  ],
  View: HomePage,
});

function HomePage({ state: chosen }: PageProps<HomeState>) {
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
