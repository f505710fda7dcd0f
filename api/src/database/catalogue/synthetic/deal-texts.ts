import type { CouponDiscountType, OfferDiscountType } from '@deal-harbor/contracts';
import type { Random } from './random.js';
import type { SyntheticStore } from './synthetic-stores.js';
import {
  ADJECTIVES,
  AMOUNTS,
  CODE_WORDS,
  CONDITIONS,
  OCCASIONS,
  PERCENTAGES,
} from './words/deal-words.js';

const WITH_CODE = 0.75;

interface Discount<T> {
  type: T;
  value: string;
  /** What it says, before the goods that it is on. */
  on: string;
}

const percentOff = (random: Random): Discount<'percentage'> => {
  const value = `${random.pick(PERCENTAGES)}%`;
  return { type: 'percentage', value, on: `${value} off` };
};
const amountOff = (random: Random): Discount<'fixed'> => {
  const value = `£${random.pick(AMOUNTS)}`;
  return { type: 'fixed', value, on: `${value} off` };
};
const freeDelivery = (): Discount<'freeShipping'> => ({
  type: 'freeShipping',
  value: 'Free delivery',
  on: 'Free delivery on',
});
const twoForOne = <T extends 'other' | 'deal'>(type: T): Discount<T> => ({
  type,
  value: 'Two for one',
  on: 'Two for one on',
});

export function couponDiscount(random: Random): Discount<CouponDiscountType> {
  const share = random.next();
  if (share < 0.55) return percentOff(random);
  if (share < 0.8) return amountOff(random);
  return share < 0.92 ? freeDelivery() : twoForOne('other');
}

export function offerDiscount(random: Random): Discount<OfferDiscountType> {
  const share = random.next();
  if (share < 0.5) return percentOff(random);
  return share < 0.75 ? amountOff(random) : twoForOne('deal');
}

/** Texts of a deal; the goods are those of its store's category. */
export function wording(
  { on }: Discount<string>,
  { name, category }: SyntheticStore,
  random: Random,
) {
  const goods = random.pick(category.goods);
  const occasion = random.pick(OCCASIONS);
  const extra = random.chance(0.5) ? `: ${occasion}` : '';
  const title = `${on} ${random.pick(ADJECTIVES)} ${goods}${extra}`;
  const description = `${name} takes part in the ${occasion} with ${goods} and ${random.pick(category.goods)}. ${random.pick(CONDITIONS)}`;
  const code = random.chance(WITH_CODE)
    ? `${random.pick(CODE_WORDS)}${random.between(5, 99)}${goods.slice(0, random.between(0, 3)).trim().toUpperCase()}`
    : null;
  return { title, description, code };
}
