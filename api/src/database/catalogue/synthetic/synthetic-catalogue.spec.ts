import { createHash } from 'node:crypto';
import { SLUG_PATTERN } from '@deal-harbor/contracts';
import { copyText } from './copy-rows.js';
import { dealsOfStores } from './deal-plan.js';
import { syntheticCatalogue } from './synthetic-catalogue.js';
import type { SyntheticOptions } from './synthetic-options.js';
import type { Value } from './synthetic-table.js';

const options: SyntheticOptions = {
  stores: 400,
  deals: 8_000,
  posts: 40,
  products: 80,
  subscribers: 100,
  seed: 1,
  today: '2031-02-27',
};

function rowsOf(name: string, changes: Partial<SyntheticOptions> = {}): Record<string, Value>[] {
  const table = syntheticCatalogue({ ...options, ...changes }).find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name}`);
  return [...table.rows()].map((row) =>
    Object.fromEntries(table.columns.map((column, at) => [column, row[at] as Value])),
  );
}

function hashOf(changes: Partial<SyntheticOptions> = {}): string {
  const hash = createHash('sha256');
  for (const table of syntheticCatalogue({ ...options, ...changes })) {
    for (const row of table.rows()) hash.update(`${row.map(copyText).join('\t')}\n`);
  }
  return hash.digest('hex');
}

const distinct = (values: unknown[]) => new Set(values).size;

describe('the synthetic catalogue', () => {
  it('is the same for the same seed, and another for another seed or day', () => {
    const hash = hashOf();
    expect(hashOf()).toBe(hash);
    expect(hashOf({ seed: 2 })).not.toBe(hash);
    expect(hashOf({ today: '2031-02-28' })).not.toBe(hash);
  });

  it('has as many rows of each kind as are asked for, numbered from 1', () => {
    const counts = Object.fromEntries(
      syntheticCatalogue(options).map(({ name, count }) => [name, count]),
    );
    expect(counts).toEqual({
      categories: 24,
      stores: 400,
      coupons: 4_800,
      offers: 3_200,
      blogs: 40,
      products: 80,
      subscribers: 100,
    });
    for (const [name, count] of Object.entries(counts)) {
      const ids = rowsOf(name).map(({ id }) => id);
      expect([name, ids.length, ids.at(0), ids.at(-1)]).toEqual([name, count, 1, count]);
    }
  });

  it('names every store once, with an address that is one', () => {
    const stores = rowsOf('stores', { stores: 30_000, deals: 0 });
    expect(distinct(stores.map(({ name }) => name))).toBe(30_000);
    expect(distinct(stores.map(({ slug }) => slug))).toBe(30_000);
    for (const { slug } of stores) expect(slug).toMatch(SLUG_PATTERN);
  });

  it('gives a few stores hundreds of deals and most a handful', () => {
    const deals = [...dealsOfStores(2_500, 50_000)].sort((a, b) => b - a);
    expect(deals.reduce((sum, own) => sum + own, 0)).toBe(50_000);
    expect(deals[0]).toBeGreaterThan(400);
    expect(deals[0]).toBeLessThan(1_000);
    expect(deals[1_250]).toBeLessThan(10);
    expect(deals.at(-1)).toBeGreaterThan(0);
  });

  it('puts the offers of each store in places without gaps', () => {
    const places = new Map<Value, Value[]>();
    for (const { store_id: store = null, sort_order: place = null } of rowsOf('offers')) {
      places.set(store, [...(places.get(store) ?? []), place]);
    }
    for (const own of places.values()) expect(own).toEqual(own.map((_, at) => at));
  });

  it('tells of the past: deals of all ages, some ended, clicks that add up', () => {
    const coupons = rowsOf('coupons');
    const expired = coupons.filter(
      ({ expiry_date: day }) => day !== null && String(day) < options.today,
    );
    expect(expired.length / coupons.length).toBeGreaterThan(0.05);
    expect(expired.length / coupons.length).toBeLessThan(0.25);
    const made = coupons.map(({ created_at: at }) => String(at));
    expect([...made].sort()).toEqual(made);
    expect(made.every((at) => at < options.today && at.endsWith(':00.000Z'))).toBe(true);
    const clicks = new Map<Value, number>();
    for (const deal of [...coupons, ...rowsOf('offers')]) {
      const store = deal.store_id as Value;
      clicks.set(store, (clicks.get(store) ?? 0) + Number(deal.clicks));
    }
    for (const { id = null, clicks: own } of rowsOf('stores')) {
      expect(Number(own)).toBeGreaterThanOrEqual(clicks.get(id) ?? 0);
    }
  });
});

describe('copyText', () => {
  it.each([
    [null, '\\N'],
    [0, '0'],
    [true, 'true'],
    ['a\tb\nc\\d\r', 'a\\tb\\nc\\\\d\\r'],
    ['', ''],
  ])('of %j is %j', (value, text) => expect(copyText(value)).toBe(text));
});
