import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of store names and coupon titles: what a misspelt word may have meant. They are only ever added to:
 * a word that nothing has any more finds nothing.
 */
const TABLE = [
  `CREATE TABLE search_words (
    word varchar(40) NOT NULL,
    CONSTRAINT pk_search_words PRIMARY KEY (word)
  )`,
  'CREATE INDEX ix_search_words_prefix ON search_words (word text_pattern_ops)',
  'CREATE INDEX ix_search_words_trgm ON search_words USING gin (word gin_trgm_ops)',
  'CREATE INDEX ix_stores_name_prefix ON stores (lower(name) text_pattern_ops)',
];

/** The table's column whose words are kept. */
const SOURCES: Record<string, string> = { stores: 'name', coupons: 'title' };

/** In order, so that two writers of the same words wait for each other and not in a ring. */
function add(texts: string): string {
  return `INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM (${texts}) t (text), regexp_split_to_table(lower(t.text), '[^[:alnum:]]+') word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word ON CONFLICT DO NOTHING`;
}

function statementsOf(table: string, column: string): string[] {
  const keeper = (event: string, texts: string) =>
    `CREATE FUNCTION keep_words_of_${table}_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${add(texts)}; RETURN NULL; END $$`;
  const trigger = (event: string, rows: string) =>
    `CREATE TRIGGER keep_words_of_${table}_${event} AFTER ${event.toUpperCase()} ON ${table} ${rows}
     FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_${table}_${event}()`;
  return [
    keeper('insert', `SELECT DISTINCT ${column} FROM new_rows`),
    keeper(
      'update',
      `SELECT DISTINCT n.${column} FROM new_rows n JOIN old_rows o USING (id) WHERE n.${column} <> o.${column}`,
    ),
    trigger('insert', 'REFERENCING NEW TABLE AS new_rows'),
    trigger('update', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'),
    add(`SELECT DISTINCT ${column} FROM ${table}`),
  ];
}

export class SearchWords1795802400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const statements = Object.entries(SOURCES).flatMap((entry) => statementsOf(...entry));
    for (const statement of [...TABLE, ...statements]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const functions = Object.keys(SOURCES).flatMap((table) =>
      ['insert', 'update'].map((event) => `keep_words_of_${table}_${event}`),
    );
    await runner.query(`DROP FUNCTION ${functions.join(', ')} CASCADE`);
    await runner.query('DROP INDEX ix_stores_name_prefix');
    await runner.query('DROP TABLE search_words');
  }
}
