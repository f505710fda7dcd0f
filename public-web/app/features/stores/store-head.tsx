import { type DateText, isExpired, type StoreDetail } from '@deal-harbor/contracts';
import { PageHead } from '../../components/page-head.tsx';
import { useAbsoluteUrl } from '../../lib/site.ts';
import { breadcrumbs, offerList } from '../../lib/structured-data.ts';

/** As many deals as a search engine would show. */
const LISTED = 20;

export function StoreHead({ store, today }: { store: StoreDetail; today: DateText }) {
  const absolute = useAbsoluteUrl();
  const { name, slug, description, logo, activeDealCount } = store;
  const path = `/store/${slug}`;
  const live = [...store.offers, ...store.coupons]
    .filter(({ expiryDate }) => !isExpired(expiryDate, today))
    .slice(0, LISTED);
  return (
    <PageHead
      title={`${name} Coupons & Promo Codes`}
      description={`${activeDealCount} coupons and deals for ${name}. ${description}`.slice(0, 160)}
      path={path}
      image={logo}
      structured={[
        breadcrumbs(absolute, ['All Stores', '/stores'], [name, path]),
        ...(live.length > 0 ? [offerList(`${name} deals`, live, absolute)] : []),
      ]}
    />
  );
}
