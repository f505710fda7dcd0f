import type { Store } from '@deal-harbor/contracts';
import { PageHead } from '../../components/page-head.tsx';
import { useAbsoluteUrl } from '../../lib/site.ts';
import { breadcrumbs, storeList } from '../../lib/structured-data.ts';
import { type CategoryState, categoryPath } from './category-state.ts';

interface CategoryHeadProps extends CategoryState {
  name: string;
  stores: readonly Store[];
}

export function CategoryHead({ slug, name, page, stores }: CategoryHeadProps) {
  const absolute = useAbsoluteUrl();
  const path = categoryPath({ slug, page: 1 });
  return (
    <PageHead
      title={`${name} Coupons & Deals`}
      description={`Stores for ${name} with their coupons, promo codes and deals of today.`}
      page={page}
      path={stores.length > 0 ? categoryPath({ slug, page }) : undefined}
      structured={[
        breadcrumbs(absolute, ['Categories', '/categories'], [name, path]),
        ...(stores.length > 0 ? [storeList(`${name} stores`, stores, absolute)] : []),
      ]}
    />
  );
}
