import { slugify } from '@deal-harbor/contracts';
import type { DealPlan } from './deal-plan.js';
import { Random } from './random.js';
import type { SyntheticOptions } from './synthetic-options.js';
import { minutesBefore, type SyntheticTable } from './synthetic-table.js';
import { CATEGORY_WORDS, type CategoryWords } from './words/categories.js';
import { BEGINNINGS, ENDS, STYLES } from './words/store-names.js';

const FOUNDED_MINUTES = 1_200_000;
/** How much a store's own link is followed beside its deals. */
const OWN_CLICKS = { median: 40, most: 30_000 };
/** How fast stores become fewer from the first category to the last. */
const CATEGORY_FALL = 0.7;

export interface SyntheticStore {
  name: string;
  slug: string;
  category: CategoryWords;
}

const NAMES = BEGINNINGS.length * ENDS.length * STYLES.length;
/** Shares no factor with the number of names, so that it comes to each of them once. */
const STRIDE = 7_368_787;

/** Another name for every place; past the last of them they go on with numbers. */
function nameAt(place: number, shift: number): string {
  const at = ((place % NAMES) * STRIDE + shift) % NAMES;
  const beginning = BEGINNINGS[at % BEGINNINGS.length] as string;
  const rest = Math.floor(at / BEGINNINGS.length);
  const end = ENDS[rest % ENDS.length] as string;
  const style = STYLES[Math.floor(rest / ENDS.length)] as string;
  const round = Math.floor(place / NAMES);
  return `${beginning}${end}${style}${round > 0 ? ` ${round + 1}` : ''}`;
}

const WEIGHTS = CATEGORY_WORDS.map((_, place) => (place + 1) ** -CATEGORY_FALL);
const WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

function pickCategory(random: Random): CategoryWords {
  let left = random.next() * WEIGHT;
  const at = WEIGHTS.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return CATEGORY_WORDS.at(at) as CategoryWords;
}

export function syntheticStores({ stores, seed }: SyntheticOptions): SyntheticStore[] {
  const random = new Random(seed, 'stores');
  const shift = random.below(NAMES);
  return Array.from({ length: stores }, (_, place) => {
    const name = nameAt(place, shift);
    return { name, slug: slugify(name), category: pickCategory(random) };
  });
}

export function categoryTable({ today }: SyntheticOptions): SyntheticTable {
  return {
    name: 'categories',
    columns: ['id', 'name', 'slug', 'created_at'],
    count: CATEGORY_WORDS.length,
    *rows() {
      const createdAt = minutesBefore(today, FOUNDED_MINUTES);
      for (const [at, { name }] of CATEGORY_WORDS.entries()) {
        yield [at + 1, name, slugify(name), createdAt];
      }
    },
  };
}

function describe({ name, category }: SyntheticStore, random: Random): string {
  const [first, second] = [random.pick(category.goods), random.pick(category.goods)];
  return `${name} sells ${first} and ${second}, and more from ${category.name.toLowerCase()}. Orders leave within ${random.between(1, 5)} working days.`;
}

export function storeTable(
  { seed, today }: SyntheticOptions,
  stores: readonly SyntheticStore[],
  { clicksOfStore }: DealPlan,
): SyntheticTable {
  return {
    name: 'stores',
    columns: [
      ...['id', 'name', 'slug', 'description', 'website', 'category', 'clicks'],
      ...['created_at', 'updated_at'],
    ],
    count: stores.length,
    *rows() {
      const random = new Random(seed, 'store rows');
      for (const [at, store] of stores.entries()) {
        const clicks =
          (clicksOfStore[at] as number) + random.skewed(OWN_CLICKS.median, OWN_CLICKS.most);
        const createdAt = minutesBefore(
          today,
          FOUNDED_MINUTES - Math.floor((at * 100_000) / stores.length),
        );
        const website = `https://www.${store.slug}.example`;
        const description = describe(store, random);
        yield [
          at + 1,
          store.name,
          store.slug,
          description,
          website,
          store.category.name,
          clicks,
          createdAt,
          createdAt,
        ];
      }
    },
  };
}
