import { type DateText, isExpired, type StoreDetail } from '@deal-harbor/contracts';
import { PageHead } from '../../components/page-head.tsx';
import { useAbsoluteUrl } from '../../lib/site.ts';
import { breadcrumbs, offerList } from '../../lib/structured-data.ts';

/** As many deals as a search engine would show. */
const LISTED = 20;
/** As much of a description as a search engine would show. */
const SHOWN = 160;

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/\W*\s\S*$/, '')}…` : text;
}

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
      description={shortened(`${activeDealCount} coupons and deals for ${name}. ${description}`)}
      path={path}
      image={logo}
      structured={[
        breadcrumbs(absolute, ['All Stores', '/stores'], [name, path]),
        ...(live.length > 0 ? [offerList(`${name} deals`, live, absolute)] : []),
      ]}
    />
  );
}
