import { type ProductListState, queries } from '@deal-harbor/api-client';
import { ALL, longDate } from '@deal-harbor/contracts';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { MarketplaceBanner } from '../features/products/marketplace-banner.tsx';
import { ProductList } from '../features/products/product-list.tsx';
import { productsPath, readProductState } from '../features/products/product-state.ts';
import { ReviewSection } from '../features/products/review-section.tsx';
import { useAbsoluteUrl, useToday } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { definePage, type PageProps } from '../routing/page.ts';

export default definePage<ProductListState>({
  read: ({ search }) => readProductState(search),
  path: productsPath,
  prefetch: (ask, state) => [ask(queries.products(state)), ask(queries.amazonBlogs())],
  View: AmazonDealsPage,
});

function AmazonDealsPage({ state }: PageProps<ProductListState>) {
  const absolute = useAbsoluteUrl();
  const today = useToday();
  const about = state.category === ALL ? '' : ` in ${state.category}`;
  return (
    <div className="wrap py-10">
      <PageHead
        title={`Top Amazon Deals${about}`}
        description={`Price drops on Amazon products${about}, with honest reviews and buying guides. Updated daily.`}
        path={productsPath(state)}
        structured={[breadcrumbs(absolute, ['Amazon Deals', '/amazon-deals'])]}
      />
      <PageTitle title="Top Amazon Deals" lead="Updated Daily with Fresh Deals" />
      <MarketplaceBanner />
      <div className="grid grid-cols-1 gap-14">
        <ProductList state={state} />
        <ReviewSection />
        <p className="border-line border-t pt-6 text-center text-muted text-sm">
          Prices and availability may change. Last updated: {longDate(today)}.
        </p>
      </div>
    </div>
  );
}
