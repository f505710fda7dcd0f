import { addDays, type DateText, slugify } from '@deal-harbor/contracts';
import type { DemoCategory, DemoCoupon, DemoOffer, DemoStore } from './demo-catalogue.types.js';
import type { StoreEntry } from './store-entry.js';
import { babyKids } from './stores/baby-kids.js';
import { beauty } from './stores/beauty.js';
import { booksStationery } from './stores/books-stationery.js';
import { electronics } from './stores/electronics.js';
import { fashion } from './stores/fashion.js';
import { foodDrink } from './stores/food-drink.js';
import { homeGarden } from './stores/home-garden.js';
import { pets } from './stores/pets.js';
import { sportsOutdoors } from './stores/sports-outdoors.js';
import { travel } from './stores/travel.js';

const STORES_BY_CATEGORY: [name: string, stores: StoreEntry[]][] = [
  ['Fashion', fashion],
  ['Electronics', electronics],
  ['Travel', travel],
  ['Beauty', beauty],
  ['Home & Garden', homeGarden],
  ['Food & Drink', foodDrink],
  ['Sports & Outdoors', sportsOutdoors],
  ['Baby & Kids', babyKids],
  ['Books & Stationery', booksStationery],
  ['Pets', pets],
];

const STORES = STORES_BY_CATEGORY.flatMap(([category, entries]) =>
  entries.map((entry) => ({ entry, category, slug: slugify(entry.name) })),
);

/** Days in which a deal wins its clicks. */
const MONTH = 30;

/** The demo's shops stand under a reserved top-level domain, so that no real shop is ever named. */
function demoWebsite(slug: string): string {
  return `https://${slug}.example`;
}

export function demoCategories(): DemoCategory[] {
  return STORES_BY_CATEGORY.map(([name]) => ({ name, slug: slugify(name) }));
}

export function demoStores(): DemoStore[] {
  return STORES.map(({ entry, category, slug }) => ({
    name: entry.name,
    slug,
    description: entry.description,
    website: demoWebsite(slug),
    category,
    dealCount: 0,
    logoSvg: entry.logo,
    clicks: entry.clicks,
    createdDaysAgo: entry.age,
  }));
}

export function demoCoupons(today: DateText): DemoCoupon[] {
  return STORES.flatMap(({ entry, slug }) =>
    entry.coupons.map((coupon) => ({
      storeSlug: slug,
      title: coupon.title,
      description: coupon.terms,
      code: coupon.code ?? null,
      ...coupon.gives,
      expiresInDays: coupon.endsIn ?? null,
      expiryDate: lastDay(today, coupon.endsIn),
      verified: coupon.verified ?? false,
      featured: coupon.featured ?? false,
      clicks: clicksSoFar(coupon),
      createdDaysAgo: coupon.age,
    })),
  );
}

export function demoOffers(today: DateText): DemoOffer[] {
  return STORES.flatMap(({ entry, category, slug }) =>
    entry.offers.map((offer, sortOrder) => ({
      storeSlug: slug,
      categoryName: offer.category === null ? null : category,
      title: offer.title,
      description: offer.terms,
      code: offer.code ?? null,
      affiliateLink: `${demoWebsite(slug)}/${offer.path}?ref=deal-harbor`,
      ...offer.gives,
      expiryDate: lastDay(today, offer.endsIn),
      active: !offer.inactive,
      sortOrder,
      clicks: clicksSoFar(offer),
      createdDaysAgo: offer.age,
    })),
  );
}

function lastDay(today: DateText, days: number | undefined): DateText | null {
  return days === undefined ? null : addDays(today, days);
}

function clicksSoFar({ clicks, age }: { clicks: number; age: number }): number {
  return Math.round(clicks * Math.min(1, age / MONTH));
}
