import {
  couponPath,
  SUGGESTIONS_OF_A_KIND,
  type Suggestion,
  storePath,
} from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { live, unexpired } from '../../database/sql.js';

const LIMIT = SUGGESTIONS_OF_A_KIND;
/** So many of the most followed rows are looked through first: mostly they hold what is typed. */
const MOST_FOLLOWED = 500;
/** So many of the others are looked at where those hold too little of it. */
const OTHERS = 200;
/** Trigrams find nothing shorter. */
const SHORTEST = 3;
/** How like a known word must be at least to stand for what is typed. */
const LIKENESS = 0.3;

const POPULARITY = 'r.clicks DESC, r.created_at DESC, r.id DESC';

/** As an index of text_pattern_ops reads it: the beginning is not known before the statement runs. */
const begins = (text: string, beginning: string) =>
  `(${text} ~>=~ ${beginning} AND ${text} ~<~ (${beginning} || chr(1114111)))`;

/**
 * The known word that is most like a misspelt or half written one: of those that share enough of it, and of those
 * that begin alike, for what is typed may be too short to share much.
 */
const NEAREST = `(
  SELECT w.word FROM search_words w
  WHERE (w.word % t.typed OR ${begins('w.word::text', 'left(t.typed, 2)')})
    AND word_similarity(t.typed, w.word) >= ${LIKENESS}
  ORDER BY word_similarity(t.typed, w.word) DESC, similarity(t.typed, w.word) DESC, w.word
  LIMIT 1)`;

/** What is typed: its words as they are known, where one of them is none that anything begins with. */
const TYPED = `words AS MATERIALIZED (
    SELECT t.place, CASE WHEN length(t.typed) < ${SHORTEST}
        OR EXISTS (SELECT FROM search_words w WHERE ${begins('w.word::text', 't.typed')}) THEN t.typed
      ELSE coalesce(${NEAREST}, t.typed) END AS word
    FROM regexp_split_to_table(lower($1), '[^[:alnum:]]+') WITH ORDINALITY t (typed, place)
    WHERE t.typed <> ''
  ), typed AS MATERIALIZED (
    SELECT string_agg(word, ' ' ORDER BY place) AS text,
      '%' || string_agg(word, '%' ORDER BY place) || '%' AS pattern,
      coalesce(max(length(word)), 0) >= ${SHORTEST} AS long
    FROM words
  )`;

const TEXT = '(SELECT text FROM typed)';
const PATTERN = '(SELECT pattern FROM typed)';
const LONG = '(SELECT long FROM typed)';

/** As it is typed, or as its words are known. */
const NAMED = `(${begins('lower(r.name)', 'lower($1)')} OR ${begins('lower(r.name)', TEXT)})`;

/** Those whose names begin with it, then those that hold it anywhere. */
const STORES = `followed_stores AS MATERIALIZED (
    SELECT r.id FROM (
      SELECT * FROM stores r ORDER BY ${POPULARITY} LIMIT ${MOST_FOLLOWED}
    ) r WHERE ${NAMED} ORDER BY ${POPULARITY} LIMIT ${LIMIT}
  ), named AS MATERIALIZED (
    SELECT id FROM followed_stores
    UNION
    (SELECT r.id FROM stores r
     WHERE (SELECT count(*) FROM followed_stores) < ${LIMIT} AND ${NAMED} LIMIT ${OTHERS})
  ), holding AS (
    SELECT r.id FROM stores r
    WHERE ${LONG} AND (SELECT count(*) FROM named) < ${LIMIT} AND r.search_text LIKE ${PATTERN}
      AND r.id NOT IN (SELECT id FROM named)
    LIMIT ${OTHERS}
  ), shown_stores AS (
    SELECT 'store' AS kind, r.id, r.name AS title, coalesce(r.category, '') AS detail, r.slug, 0 AS before,
      row_number() OVER (ORDER BY found.part, ${POPULARITY}) AS place
    FROM (SELECT 1 AS part, id FROM named UNION ALL SELECT 2, id FROM holding) found
    JOIN stores r ON r.id = found.id
    ORDER BY place LIMIT ${LIMIT}
  )`;

/** A title that holds it comes before one of a store that does. */
const TITLE_FIRST = `lower(r.title) LIKE ${PATTERN} DESC, ${POPULARITY}`;

/** Titles and store names count, not what is written about them. */
const HOLDS = `split_part(r.search_text, E'\\x1e', 1) LIKE ${PATTERN}`;

const COUPONS = `followed_coupons AS MATERIALIZED (
    SELECT r.id FROM (
      SELECT * FROM coupons r WHERE ${live('r')} ORDER BY ${POPULARITY} LIMIT ${MOST_FOLLOWED}
    ) r WHERE ${HOLDS} ORDER BY ${TITLE_FIRST} LIMIT ${LIMIT}
  ), other_coupons AS (
    SELECT r.id FROM coupons r
    WHERE ${LONG} AND (SELECT count(*) FROM followed_coupons) < ${LIMIT}
      AND r.search_text LIKE ${PATTERN} AND ${HOLDS} AND ${live('r')}
    LIMIT ${OTHERS}
  ), shown_coupons AS (
    SELECT 'coupon' AS kind, r.id, r.title, s.name AS detail, s.slug, (
        SELECT count(*)::int FROM coupons b WHERE b.store_id = r.store_id AND ${unexpired('b')}
          AND (b.created_at, b.id) > (r.created_at, r.id)
      ) AS before,
      row_number() OVER (ORDER BY ${TITLE_FIRST}) AS place
    FROM (SELECT id FROM followed_coupons UNION SELECT id FROM other_coupons) found
    JOIN coupons r ON r.id = found.id JOIN stores s ON s.id = r.store_id
    ORDER BY place LIMIT ${LIMIT}
  )`;

interface FoundRow extends Omit<Suggestion, 'href'> {
  /** Of the store. */
  slug: string;
  /** How many of the store's coupons its page shows before this one. */
  before: number;
}

/** @param text at least one character */
export async function findSuggestions(manager: EntityManager, text: string): Promise<Suggestion[]> {
  const rows = await manager.query<FoundRow[]>(
    `WITH ${TYPED}, ${STORES}, ${COUPONS}
     SELECT kind, id, title, detail, slug, before
     FROM (SELECT * FROM shown_stores UNION ALL SELECT * FROM shown_coupons) shown
     ORDER BY kind DESC, place`,
    [text],
  );
  return rows.map(({ slug, before, ...one }) => ({
    ...one,
    href:
      one.kind === 'coupon'
        ? couponPath(slug, one.id, before)
        : storePath({ slug, coupons: 1, offers: 1 }),
  }));
}
