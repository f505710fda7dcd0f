import {
  BLOG_CATEGORIES,
  COUPON_DISCOUNT_TYPES,
  daysBetween,
  isExpired,
  isWebAddress,
  LIMITS,
  numberIn,
  OFFER_DISCOUNT_TYPES,
  PRODUCT_CATEGORIES,
  SLUG_PATTERN,
  slugify,
} from '@deal-harbor/contracts';
import { demoCatalogue } from './demo-catalogue.js';

const TODAY = '2031-02-27';
const catalogue = demoCatalogue(TODAY);
const { categories, stores, coupons, offers, posts, products } = catalogue;
const deals = [...coupons, ...offers];
const published = posts.filter((post) => post.status === 'published');

const unique = (values: unknown[]) => new Set(values).size === values.length;
const soon = (day: string | null) => day !== null && !isExpired(day, TODAY);

describe('the demo catalogue', () => {
  it('is the same for the same day', () => {
    expect(demoCatalogue(TODAY)).toEqual(catalogue);
  });

  it('moves its dates with the day', () => {
    const later = demoCatalogue('2031-03-29');
    const dated = coupons.flatMap((coupon, i) =>
      coupon.expiryDate
        ? [daysBetween(coupon.expiryDate, later.coupons[i]?.expiryDate as string)]
        : [],
    );
    expect(new Set(dated)).toEqual(new Set([30]));
    for (const { expiryDate, expiresInDays } of coupons) {
      expect(expiryDate === null ? null : daysBetween(TODAY, expiryDate)).toBe(expiresInDays);
    }
  });

  it('has the promised size', () => {
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(stores.length).toBeGreaterThanOrEqual(26);
    expect(deals.length).toBeGreaterThanOrEqual(160);
    expect(deals.length).toBeLessThanOrEqual(200);
    expect(published.length).toBeGreaterThanOrEqual(12);
    expect(posts.filter((post) => post.status === 'draft')).toHaveLength(1);
    expect(products).toHaveLength(18);
  });

  it('names the categories of the footer and fills each with three stores', () => {
    const names = categories.map((category) => category.name);
    for (const name of ['Fashion', 'Electronics', 'Travel', 'Beauty', 'Home & Garden']) {
      expect(names).toContain(name);
    }
    expect(categories.every(({ name, slug }) => slugify(name) === slug)).toBe(true);
    for (const name of names) {
      expect(stores.filter((store) => store.category === name).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has stores with their own slug, text of two to four sentences and a reserved address', () => {
    expect(unique(stores.map((store) => store.slug))).toBe(true);
    expect(unique(stores.map((store) => store.clicks))).toBe(true);
    for (const store of stores) {
      expect(store.slug).toBe(slugify(store.name));
      expect(store.website).toBe(`https://${store.slug}.example`);
      expect(store.dealCount).toBe(0);
      expect(store.description.length).toBeLessThanOrEqual(LIMITS.description);
      const sentences = store.description.split(/[.?!](?:\s|$)/).filter(Boolean).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(4);
    }
  });
});

describe('coupons and offers', () => {
  it('belong to a store that is older than they are', () => {
    for (const deal of deals) {
      const store = stores.find(({ slug }) => slug === deal.storeSlug);
      expect(store?.createdDaysAgo).toBeGreaterThanOrEqual(deal.createdDaysAgo);
      expect(deal.createdDaysAgo).toBeGreaterThanOrEqual(1);
      if (deal.expiryDate) {
        expect(daysBetween(TODAY, deal.expiryDate) + deal.createdDaysAgo).toBeGreaterThan(0);
      }
    }
    for (const { slug } of stores) {
      expect(coupons.some((coupon) => coupon.storeSlug === slug)).toBe(true);
    }
  });

  it('leave their store clicks of its own', () => {
    for (const { slug, clicks } of stores) {
      const ofDeals = deals.filter(({ storeSlug }) => storeSlug === slug);
      const sum = ofDeals.reduce((total, deal) => total + deal.clicks, 0);
      expect([slug, clicks > sum]).toEqual([slug, true]);
    }
    expect(offers.filter(({ active, clicks }) => !active && clicks > 0)).toEqual([]);
  });

  it('come in every kind', () => {
    for (const type of COUPON_DISCOUNT_TYPES) {
      expect(coupons.filter((coupon) => coupon.discountType === type).length).toBeGreaterThan(3);
    }
    for (const type of OFFER_DISCOUNT_TYPES) {
      expect(offers.filter((offer) => offer.discountType === type).length).toBeGreaterThan(3);
    }
    const ends = (test: (days: number) => boolean) =>
      deals.filter((deal) => deal.expiryDate && test(daysBetween(TODAY, deal.expiryDate))).length;
    expect(ends((days) => days === 0)).toBeGreaterThanOrEqual(2);
    expect(ends((days) => days > 0 && days <= 7)).toBeGreaterThanOrEqual(8);
    expect(ends((days) => days < 0)).toBeGreaterThanOrEqual(3);
    expect(ends((days) => days < 0)).toBeLessThanOrEqual(8);
    expect(deals.filter((deal) => deal.expiryDate === null).length).toBeGreaterThan(20);
    for (const rows of [coupons, offers]) {
      expect(rows.some((deal) => deal.code !== null)).toBe(true);
      expect(rows.some((deal) => deal.code === null)).toBe(true);
    }
    expect(coupons.some((coupon) => !coupon.verified && !coupon.featured)).toBe(true);
    expect(coupons.some((coupon) => (coupon.code?.length ?? 5) <= 4)).toBe(true);
    const inactive = offers.filter((offer) => !offer.active).length;
    expect(inactive).toBeGreaterThanOrEqual(2);
    expect(inactive).toBeLessThanOrEqual(3);
    expect(deals.some((deal) => deal.discountValue.startsWith('£'))).toBe(true);
  });

  it('feature current coupons of different stores', () => {
    const featured = coupons.filter((coupon) => coupon.featured);
    expect(featured.length).toBeGreaterThanOrEqual(8);
    expect(unique(featured.map((coupon) => coupon.storeSlug))).toBe(true);
    expect(featured.every(({ expiryDate }) => expiryDate === null || soon(expiryDate))).toBe(true);
  });

  it('show many stores among the newest', () => {
    const newest = coupons
      .filter(({ expiryDate }) => !isExpired(expiryDate, TODAY))
      .sort((a, b) => a.createdDaysAgo - b.createdDaysAgo)
      .slice(0, 24);
    expect(new Set(newest.map((coupon) => coupon.storeSlug)).size).toBeGreaterThanOrEqual(18);
  });

  it('keep to the limits and say what they give', () => {
    expect(unique(deals.map((deal) => deal.title))).toBe(true);
    expect(unique(deals.flatMap(({ code }) => code ?? []))).toBe(true);
    for (const deal of deals) {
      expect(deal.title.length).toBeLessThanOrEqual(LIMITS.title);
      expect(deal.description.length).toBeGreaterThan(20);
      expect(deal.discountValue.length).toBeLessThanOrEqual(LIMITS.discountValue);
      if (deal.code !== null) expect(deal.code).toMatch(/^[A-Z0-9]{4,20}$/);
      if (deal.discountType === 'percentage') {
        expect(deal.discountValue).toMatch(/^\d{1,2}%$/);
        const named = /(\d+)%/.exec(deal.title);
        if (named) expect(Number(named[1])).toBe(numberIn(deal.discountValue));
      }
      if (deal.discountType === 'fixed') expect(deal.discountValue).toMatch(/^[$£]\d+$/);
    }
  });

  it('are ordered within their store without a gap', () => {
    for (const { slug } of stores) {
      const orders = offers.filter((offer) => offer.storeSlug === slug).map((o) => o.sortOrder);
      expect(orders).toEqual(orders.map((_, i) => i));
    }
  });

  it('lead to an address of their store and to a category that exists', () => {
    const names = new Set(categories.map((category) => category.name));
    for (const offer of offers) {
      expect(isWebAddress(offer.affiliateLink)).toBe(true);
      expect(offer.affiliateLink.startsWith(`https://${offer.storeSlug}.example/`)).toBe(true);
      expect(offer.categoryName === null || names.has(offer.categoryName)).toBe(true);
    }
    expect(offers.some((offer) => offer.categoryName === null)).toBe(true);
  });
});

describe('products', () => {
  it('are three in each category, within the limits', () => {
    expect(unique(products.map((product) => product.affiliateLink))).toBe(true);
    for (const category of PRODUCT_CATEGORIES) {
      expect(products.filter((product) => product.category === category)).toHaveLength(3);
    }
    for (const product of products) {
      expect(product.name.length).toBeLessThanOrEqual(LIMITS.title);
      expect(product.keywords.length).toBeLessThanOrEqual(LIMITS.keywordsText);
      expect(isWebAddress(product.affiliateLink)).toBe(true);
      if (product.rating !== null) {
        expect(product.rating).toBeGreaterThanOrEqual(1);
        expect(product.rating).toBeLessThanOrEqual(5);
        expect(product.rating).toBe(Number(product.rating.toFixed(1)));
      }
    }
  });

  it('state the discount that their prices give, and none without both prices', () => {
    for (const { originalPrice, salePrice, discount } of products) {
      const given =
        originalPrice !== null && salePrice !== null
          ? Math.round((1 - salePrice / originalPrice) * 100)
          : null;
      expect(discount).toBe(given);
    }
  });

  it('show each state of the card', () => {
    for (const field of ['originalPrice', 'salePrice', 'rating', 'reviewCount'] as const) {
      expect(products.some((product) => product[field] === null)).toBe(true);
      expect(products.some((product) => product[field] !== null)).toBe(true);
    }
    expect(products.some((product) => product.featured)).toBe(true);
  });
});

it('has posts of every category', () => {
  for (const category of BLOG_CATEGORIES) {
    expect(published.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(3);
  }
  expect(unique(posts.map((post) => post.slug))).toBe(true);
  expect(posts.every((post) => SLUG_PATTERN.test(post.slug))).toBe(true);
});
