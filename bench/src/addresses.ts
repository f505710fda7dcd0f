import { PAGE_SIZES } from '../../libs/contracts/src/index.ts';
import type { Database } from './product/database.ts';

/** A kind of answer, with different addresses that all take the same work. */
export interface Kind {
  name: string;
  /** The first one is also measured kept. */
  paths: string[];
  /** Whether it is a page, which has a bar to meet, or a list in JSON. */
  page: boolean;
}

/** Coupons on a page that other systems were measured with. */
const COUPONS_A_PAGE = 20;
/** Pages deep enough in a list that nobody asks for more. */
const DEEPEST = 40;
const SAMPLE = 5_000;
const SHORTEST_WORD = 4;

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

const quoted = (text: string) => encodeURIComponent(text);

/** Stores with about as many coupons as one page shows, so that catalogues of all sizes are compared fairly. */
function storesOf(database: Database, count: number) {
  return database.rows<{ slug: string; name: string }>(
    `SELECT s.slug, s.name FROM stores s JOIN coupons c ON c.store_id = s.id
     WHERE c.expiry_date IS NULL OR c.expiry_date >= current_date
     GROUP BY s.id HAVING count(*) >= $1 ORDER BY count(*), s.id LIMIT $2`,
    [COUPONS_A_PAGE, count],
  );
}

function categoriesOf(database: Database) {
  return database.rows<{ slug: string; stores: number }>(
    `SELECT k.slug, count(s.id)::int AS stores
     FROM categories k JOIN stores s ON lower(s.category) = lower(k.name)
     GROUP BY k.id ORDER BY k.id`,
  );
}

/** Words of the coupons' titles, the most frequent first: the hardest that shoppers can search. */
function wordsOf(database: Database, count: number) {
  return database.rows<{ word: string }>(
    `SELECT word FROM (SELECT title FROM coupons ORDER BY id LIMIT $1) sample,
       regexp_split_to_table(lower(title), '[^a-z]+') word
     WHERE length(word) >= $2 GROUP BY word ORDER BY count(*) DESC, word LIMIT $3`,
    [SAMPLE, SHORTEST_WORD, count],
  );
}

/** Words and names in turn. */
async function searchesOf(database: Database, count: number): Promise<string[]> {
  const words = await wordsOf(database, Math.ceil(count / 2));
  const stores = await storesOf(database, Math.ceil(count / 2));
  return words.flatMap(({ word }, i) => [word, ...(stores[i] ? [stores[i].name] : [])]);
}

/** What the benchmark asks for: at most `count` addresses of each kind. */
export async function kindsOf(database: Database, count: number): Promise<Kind[]> {
  const stores = await storesOf(database, count);
  const categories = await categoriesOf(database);
  const searches = await searchesOf(database, count);
  const deep = upTo(Math.min(count, DEEPEST));
  const categoryPages = categories.flatMap(({ slug, stores }) =>
    upTo(Math.ceil(stores / PAGE_SIZES.stores)).map((page) =>
      page === 0 ? `/category/${slug}` : `/category/${slug}?page=${page + 1}`,
    ),
  );
  const list = (path: string, size: number) =>
    deep.map((page) => `${path}?limit=${size}&offset=${page * size}`);
  return [
    { name: 'home', paths: deep.map((page) => (page ? `/?page=${page + 1}` : '/')), page: true },
    { name: 'store page', paths: stores.map(({ slug }) => `/store/${slug}`), page: true },
    { name: 'category', paths: categoryPages.slice(0, count), page: true },
    { name: 'search', paths: searches.map((text) => `/?search=${quoted(text)}`), page: true },
    { name: 'JSON stores', paths: list('/api/stores', PAGE_SIZES.stores), page: false },
    {
      name: 'JSON latest coupons',
      paths: list('/api/coupons/latest', PAGE_SIZES.coupons),
      page: false,
    },
    {
      name: 'JSON search',
      paths: searches.map(
        (text) => `/api/coupons?search=${quoted(text)}&limit=${PAGE_SIZES.coupons}`,
      ),
      page: false,
    },
  ];
}
