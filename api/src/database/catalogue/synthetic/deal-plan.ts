import { Random } from './random.js';
import type { SyntheticOptions } from './synthetic-options.js';

/** How steeply deals fall from the largest store to the smallest. */
const STEEPNESS = 1.1;
/** The largest store has so many times the deals of the smallest. */
const SPREAD = 300;
/** Of every five deals, so many are coupons. */
const COUPONS_OF_FIVE = 3;
const CLICKS = { median: 6, most: 20_000 };

/** Which store each deal belongs to (its place, from 0) and how often it was followed. */
export interface PlannedDeals {
  stores: Int32Array;
  clicks: Int32Array;
}

export interface DealPlan {
  coupons: PlannedDeals;
  offers: PlannedDeals;
  /** All clicks of each store's deals. */
  clicksOfStore: Float64Array;
}

/** A few stores have hundreds of deals, most of them a handful; as many as wanted, to the last one. */
export function dealsOfStores(stores: number, deals: number): Int32Array {
  const weights = Float64Array.from({ length: stores }, (_, rank) =>
    Math.min(SPREAD, ((rank + 0.5) / stores) ** -STEEPNESS),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return Int32Array.from(weights, (weight) => {
    passed += weight;
    const due = Math.round((deals * passed) / whole);
    const own = due - given;
    given = due;
    return own;
  });
}

/** The store of every deal, in the order in which the deals were made. */
function storeOfDeals({ stores, deals, seed }: SyntheticOptions): Int32Array {
  const random = new Random(seed, 'deal plan');
  const ranks = Int32Array.from({ length: stores }, (_, store) => store);
  random.shuffle(ranks);
  const storeOf = new Int32Array(deals);
  let at = 0;
  dealsOfStores(stores, deals).forEach((own, rank) => {
    storeOf.fill(ranks[rank] as number, at, at + own);
    at += own;
  });
  random.shuffle(storeOf);
  return storeOf;
}

export function planDeals(options: SyntheticOptions): DealPlan {
  const random = new Random(options.seed, 'deal clicks');
  const storeOf = storeOfDeals(options);
  const clicks = Int32Array.from(storeOf, () => random.skewed(CLICKS.median, CLICKS.most));
  const clicksOfStore = new Float64Array(options.stores);
  storeOf.forEach((store, deal) => {
    clicksOfStore[store] = (clicksOfStore[store] as number) + (clicks[deal] as number);
  });
  const isCoupon = (_: number, deal: number) => deal % 5 < COUPONS_OF_FIVE;
  const isOffer = (_: number, deal: number) => deal % 5 >= COUPONS_OF_FIVE;
  return {
    coupons: { stores: storeOf.filter(isCoupon), clicks: clicks.filter(isCoupon) },
    offers: { stores: storeOf.filter(isOffer), clicks: clicks.filter(isOffer) },
    clicksOfStore,
  };
}
