import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payloads above this many bytes say '*' instead: PostgreSQL takes 8,000 at most. */
const LONGEST = 7_000;

/**
 * Announces tags of what a statement changed, at its transaction's commit, to whoever keeps answers made
 * from it (modules/kept/made-from.ts has the other half of this vocabulary).
 */
const ANNOUNCE = `
  CREATE FUNCTION announce(tags text[]) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('content_changes', CASE WHEN octet_length(list) > ${LONGEST} THEN '*' ELSE list END)
    FROM (SELECT array_to_string(tags, ' ') AS list) joined WHERE list <> ''
  $$`;

const DISTINCT = 'array_agg(DISTINCT tag) FILTER (WHERE tag IS NOT NULL)';

/** The tags of rows that came or went; \`r\` is such a row. */
const CAME_OR_WENT: Record<string, string[]> = {
  stores: [`'stores'`, `'store:' || r.slug`, `'store:' || r.id`],
  coupons: [`'coupons'`, `'search'`, `'deals:' || r.store_id`],
  offers: [`'offers'`, `'deals:' || r.store_id`],
  blogs: [`'posts'`, `'post:' || r.id`],
};

/** When a row's columns differ, the tags that says; counters say nothing. */
const DIFFERED: Record<string, [columns: string[], tags: string[]][]> = {
  stores: [
    [
      ['name', 'slug', 'logo', 'description', 'website', 'category', 'deal_count', 'version'],
      [`'store:' || o.slug`, `'store:' || n.slug`, `'store:' || n.id`],
    ],
    [
      ['name', 'slug', 'category'],
      [`'stores'`, `'coupons'`, `'offers'`, `'search'`],
    ],
  ],
  coupons: [
    [
      [
        ...['store_id', 'title', 'description', 'code', 'discount_type', 'discount_value'],
        ...['expiry_date', 'verified', 'featured', 'version'],
      ],
      [`'coupon:' || n.id`, `'deals:' || o.store_id`, `'deals:' || n.store_id`],
    ],
    [
      [
        ...['store_id', 'discount_type', 'discount_value', 'discount_rank', 'discount_size'],
        ...['expiry_date', 'featured'],
      ],
      [`'coupons'`, `'search'`],
    ],
    [['title', 'description', 'code'], [`'search'`]],
  ],
  offers: [
    [
      [
        ...['store_id', 'category_id', 'title', 'description', 'code', 'affiliate_link'],
        ...['discount_type', 'discount_value', 'expiry_date', 'active', 'sort_order', 'version'],
      ],
      [`'offers'`, `'deals:' || o.store_id`, `'deals:' || n.store_id`],
    ],
  ],
  blogs: [
    [['content', 'affiliate_links', 'seo_description', 'version'], [`'post:' || n.id`]],
    [
      [
        ...['title', 'slug', 'excerpt', 'content_preview', 'read_minutes', 'category', 'status'],
        ...['featured', 'keywords', 'target_store_id', 'author_name', 'published_at'],
      ],
      [`'posts'`, `'post:' || n.id`],
    ],
  ],
};

/** Tables that change so seldom that one tag is enough. */
const WHOLE: Record<string, string> = {
  site_settings: 'config',
  categories: 'categories',
  products: 'products',
};

const row = (alias: string, columns: string[]) =>
  `(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

function announceDifferences(table: string): string {
  const parts = (DIFFERED[table] ?? []).map(
    ([columns, tags]) =>
      `SELECT unnest(ARRAY[${tags.join(', ')}]) AS tag FROM old_rows o JOIN new_rows n USING (id)
       WHERE ${row('o', columns)} IS DISTINCT FROM ${row('n', columns)}`,
  );
  return `SELECT ${DISTINCT} INTO tags FROM (${parts.join(' UNION ALL ')}) changes`;
}

function announcer(name: string, body: string): string {
  return `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE tags text[];
    BEGIN ${body}; PERFORM announce(tags); RETURN NULL; END $$`;
}

function trigger(table: string, event: string, rows: string, call: string): string {
  const name = `announce_${table}_${event.toLowerCase()}`;
  return `CREATE TRIGGER ${name} AFTER ${event} ON ${table} ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${call}`;
}

function statementsOf(table: string): string[] {
  const tags = CAME_OR_WENT[table] ?? [];
  return [
    announcer(
      `announce_${table}_rows`,
      `SELECT ${DISTINCT} INTO tags FROM changed_rows r, unnest(ARRAY[${tags.join(', ')}]) tag`,
    ),
    announcer(`announce_${table}_differences`, announceDifferences(table)),
    trigger(table, 'INSERT', 'REFERENCING NEW TABLE AS changed_rows', `announce_${table}_rows()`),
    trigger(table, 'DELETE', 'REFERENCING OLD TABLE AS changed_rows', `announce_${table}_rows()`),
    trigger(
      table,
      'UPDATE',
      'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows',
      `announce_${table}_differences()`,
    ),
    trigger(table, 'TRUNCATE', '', `announce_words('*')`),
  ];
}

const STATEMENTS = [
  ANNOUNCE,
  announcer('announce_words', 'tags := TG_ARGV'),
  ...Object.keys(CAME_OR_WENT).flatMap(statementsOf),
  ...Object.entries(WHOLE).map(
    ([table, tag]) =>
      `CREATE TRIGGER announce_${table} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION announce_words('${tag}')`,
  ),
];

export class ContentChanges1795708800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(CAME_OR_WENT)) {
      await runner.query(`DROP FUNCTION announce_${table}_rows CASCADE`);
      await runner.query(`DROP FUNCTION announce_${table}_differences CASCADE`);
    }
    await runner.query('DROP FUNCTION announce_words CASCADE');
    await runner.query('DROP FUNCTION announce');
  }
}
