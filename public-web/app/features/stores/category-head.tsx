import type { Store } from '@deal-harbor/contracts';
import { PageHead } from '../../components/page-head.tsx';
import { useAbsoluteUrl } from '../../lib/site.ts';
import { breadcrumbs, storeList } from '../../lib/structured-data.ts';

interface CategoryHeadProps {
  slug: string;
  name: string;
  page: number;
  stores: readonly Store[];
}

export function CategoryHead({ slug, name, page, stores }: CategoryHeadProps) {
  const absolute = useAbsoluteUrl();
  const path = `/category/${slug}`;
  return (
    <PageHead
      title={`${name} Coupons & Deals`}
      description={`Stores for ${name} with their coupons, promo codes and deals of today.`}
      page={page}
      path={page > 1 ? `${path}?page=${page}` : path}
      hidden={stores.length === 0}
      structured={[
        breadcrumbs(absolute, ['Categories', '/categories'], [name, path]),
        ...(stores.length > 0 ? [storeList(`${name} stores`, stores, absolute)] : []),
      ]}
    />
  );
}
