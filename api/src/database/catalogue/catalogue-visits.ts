import { addDays, type DateText } from '@deal-harbor/contracts';
import type { VisitCountEntity, VisitKind } from '../../modules/outbound/visit.entity.js';
import { clickHistory } from './click-history.js';
import type { DemoCatalogue, DemoCoupon, DemoOffer } from './demo/demo-catalogue.types.js';

/** Ids in the order of the catalogue's entries. */
export interface CatalogueIds {
  stores: readonly number[];
  coupons: readonly number[];
  offers: readonly number[];
}

interface Link {
  /** Its own among the links of its kind. */
  name: string;
  clicks: number;
  createdDaysAgo: number;
  expiryDate: DateText | null;
}

function countsOf(
  kind: VisitKind,
  links: Link[],
  ids: readonly number[],
  today: DateText,
): VisitCountEntity[] {
  return links.flatMap(({ name, clicks, createdDaysAgo, expiryDate }, index) => {
    const firstDay = addDays(today, -createdDaysAgo);
    const lastDay = expiryDate !== null && expiryDate < today ? expiryDate : today;
    const history = clickHistory({ key: `${kind}:${name}`, clicks, firstDay, lastDay });
    const targetId = ids[index] as number;
    return history.map((part) => ({ day: part.day, kind, targetId, visits: part.clicks }));
  });
}

const named = <D extends DemoCoupon | DemoOffer>(deals: D[]) =>
  deals.map((deal) => ({ ...deal, name: deal.title }));

/** A store's counter holds its deals' clicks too; what remains followed its own link. */
function ownLinks({ stores, coupons, offers }: DemoCatalogue): Link[] {
  const deals = [...coupons, ...offers];
  return stores.map(({ slug, clicks, createdDaysAgo }) => {
    const ofDeals = deals
      .filter(({ storeSlug }) => storeSlug === slug)
      .reduce((sum, deal) => sum + deal.clicks, 0);
    return { name: slug, clicks: clicks - ofDeals, createdDaysAgo, expiryDate: null };
  });
}

/**
 * The daily counts behind the counters of stores, coupons and offers, as if each visitor had been
 * counted on the day: they add up to the counters, to the last click.
 */
export function visitHistory(
  catalogue: DemoCatalogue,
  ids: CatalogueIds,
  today: DateText,
): VisitCountEntity[] {
  return [
    ...countsOf('store', ownLinks(catalogue), ids.stores, today),
    ...countsOf('coupon', named(catalogue.coupons), ids.coupons, today),
    ...countsOf('offer', named(catalogue.offers), ids.offers, today),
  ];
}
