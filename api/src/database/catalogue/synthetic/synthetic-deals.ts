import { addDays, type DateText, discountOrder } from '@deal-harbor/contracts';
import type { DealPlan, PlannedDeals } from './deal-plan.js';
import { couponDiscount, offerDiscount, wording } from './deal-texts.js';
import { Random } from './random.js';
import type { SyntheticOptions } from './synthetic-options.js';
import type { SyntheticStore } from './synthetic-stores.js';
import { minutesBefore, type SyntheticTable } from './synthetic-table.js';

/** Two years; the newest come closer together than the oldest. */
const OLDEST_MINUTES = 1_050_000;
const GATHERING = 1.6;
const SHARES = {
  endless: 0.12,
  expired: 0.12,
  verified: 0.6,
  featured: 0.01,
  active: 0.93,
};
const LONGEST_DAYS = 220;
const EXPIRED_DAYS = 120;

function expiryOf(today: DateText, random: Random): DateText | null {
  const share = random.next();
  if (share < SHARES.endless) return null;
  if (share < SHARES.endless + SHARES.expired)
    return addDays(today, -random.between(1, EXPIRED_DAYS));
  return addDays(today, Math.floor(LONGEST_DAYS * random.next() ** 2));
}

function createdAt(today: DateText, at: number, count: number): string {
  return minutesBefore(today, 1 + Math.floor(OLDEST_MINUTES * (1 - (at + 1) / count) ** GATHERING));
}

export function couponTable(
  { seed, today }: SyntheticOptions,
  stores: readonly SyntheticStore[],
  { coupons }: DealPlan,
): SyntheticTable {
  return {
    name: 'coupons',
    columns: [
      ...['id', 'store_id', 'title', 'description', 'code', 'discount_type', 'discount_value'],
      ...['discount_rank', 'discount_size', 'expiry_date', 'verified', 'featured', 'clicks'],
      ...['created_at', 'updated_at'],
    ],
    count: coupons.stores.length,
    *rows() {
      const random = new Random(seed, 'coupons');
      for (const [at, store] of coupons.stores.entries()) {
        const discount = couponDiscount(random);
        const { title, description, code } = wording(
          discount,
          stores[store] as SyntheticStore,
          random,
        );
        const { rank, size } = discountOrder(discount.type, discount.value);
        const expiry = expiryOf(today, random);
        const made = createdAt(today, at, coupons.stores.length);
        yield [
          ...[
            at + 1,
            store + 1,
            title,
            description,
            code,
            discount.type,
            discount.value,
            rank,
            size,
          ],
          ...[expiry, random.chance(SHARES.verified), random.chance(SHARES.featured)],
          ...[coupons.clicks[at] as number, made, made],
        ];
      }
    },
  };
}

/** Each store's offers in places 0, 1, 2 … */
function* places({ stores }: PlannedDeals, storeCount: number): Generator<[number, number]> {
  const next = new Int32Array(storeCount);
  for (const store of stores) {
    const place = next[store] as number;
    next[store] = place + 1;
    yield [store, place];
  }
}

export function offerTable(
  { seed, today }: SyntheticOptions,
  stores: readonly SyntheticStore[],
  { offers }: DealPlan,
): SyntheticTable {
  return {
    name: 'offers',
    columns: [
      ...['id', 'store_id', 'title', 'description', 'code', 'affiliate_link', 'discount_type'],
      ...[
        'discount_value',
        'expiry_date',
        'active',
        'sort_order',
        'clicks',
        'created_at',
        'updated_at',
      ],
    ],
    count: offers.stores.length,
    *rows() {
      const random = new Random(seed, 'offers');
      let at = 0;
      for (const [storeAt, place] of places(offers, stores.length)) {
        const store = stores[storeAt] as SyntheticStore;
        const discount = offerDiscount(random);
        const { title, description, code } = wording(discount, store, random);
        const expiry = expiryOf(today, random);
        const made = createdAt(today, at, offers.stores.length);
        const link = `https://www.${store.slug}.example/offers/${at + 1}`;
        yield [
          ...[at + 1, storeAt + 1, title, description, code, link, discount.type, discount.value],
          ...[expiry, random.chance(SHARES.active), place, offers.clicks[at] as number, made, made],
        ];
        at++;
      }
    },
  };
}
