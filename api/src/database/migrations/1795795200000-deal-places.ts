import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a deal's place in lists and searches depends on, kept beside it, so that each is one index:
 * until when it is live (its last day, or for ever; nothing once it has ended, and `live-deals.keeper.ts` sees to those
 * that time ends), its store's category, and the text that is searched. The fields of that text stand between U+001F
 * (names and titles) and U+001E (the rest), which no text that the API takes can hold.
 */
const COLUMNS = [
  `ALTER TABLE stores ADD search_text text NOT NULL DEFAULT ''`,
  `ALTER TABLE coupons ADD live_until date, ADD category_key text,
   ADD search_text text NOT NULL DEFAULT ''`,
  'ALTER TABLE offers ADD live_until date',
];

const LIVE_UNTIL = `NEW.live_until := CASE
  WHEN NEW.expiry_date < (now() AT TIME ZONE 'UTC')::date THEN NULL ELSE coalesce(NEW.expiry_date, 'infinity') END`;

const FUNCTIONS = [
  `CREATE FUNCTION place_store() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := lower(E'\\x1f' || NEW.name || E'\\x1e' || coalesce(NEW.category, '') || E'\\x1e');
      RETURN NEW;
    END $$`,
  // A new coupon waits for a change of its store: the change could not see it. A coupon that is there already
  // is seen by the change, and must not be locked before its store is, which is the order of everybody else.
  `CREATE FUNCTION place_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE store record;
    BEGIN
      IF TG_OP = 'INSERT' OR NEW.store_id IS DISTINCT FROM OLD.store_id THEN
        SELECT name, category INTO store FROM stores WHERE id = NEW.store_id FOR SHARE;
      ELSE
        SELECT name, category INTO store FROM stores WHERE id = NEW.store_id;
      END IF;
      ${LIVE_UNTIL};
      NEW.category_key := lower(store.category);
      NEW.search_text := lower(E'\\x1f' || coalesce(store.name, '') || E'\\x1f' || NEW.title
        || E'\\x1e' || NEW.description || E'\\x1e' || coalesce(NEW.code, '') || E'\\x1e');
      RETURN NEW;
    END $$`,
  `CREATE FUNCTION place_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${LIVE_UNTIL}; RETURN NEW; END $$`,
  `CREATE FUNCTION place_coupons_of_stores() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed integer[];
    BEGIN
      SELECT array_agg(n.id) INTO changed FROM old_rows o JOIN new_rows n USING (id)
      WHERE (o.name, o.category) IS DISTINCT FROM (n.name, n.category);
      IF changed IS NOT NULL THEN
        UPDATE coupons SET store_id = store_id WHERE store_id = ANY (changed);
      END IF;
      RETURN NULL;
    END $$`,
];

const TRIGGERS = [
  `CREATE TRIGGER place_store BEFORE INSERT OR UPDATE OF name, category ON stores
   FOR EACH ROW EXECUTE FUNCTION place_store()`,
  `CREATE TRIGGER place_coupon
   BEFORE INSERT OR UPDATE OF store_id, title, description, code, expiry_date ON coupons
   FOR EACH ROW EXECUTE FUNCTION place_coupon()`,
  `CREATE TRIGGER place_offer BEFORE INSERT OR UPDATE OF expiry_date ON offers
   FOR EACH ROW EXECUTE FUNCTION place_offer()`,
  `CREATE TRIGGER place_coupons_of_stores AFTER UPDATE ON stores
   REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
   FOR EACH STATEMENT EXECUTE FUNCTION place_coupons_of_stores()`,
];

/** Lets the triggers place the rows that are there already. */
const FILL = [
  'UPDATE stores SET name = name',
  'UPDATE coupons SET store_id = store_id',
  'UPDATE offers SET expiry_date = expiry_date',
];

const LATEST = 'created_at DESC, id DESC';

/** What counting overdue deals reads is included, so that it is the index alone. */
const INDEXES = {
  ix_stores_search_trgm: 'stores USING gin (search_text gin_trgm_ops)',
  ix_coupons_store: `coupons (store_id, ${LATEST})`,
  ix_coupons_search_live:
    'coupons USING gin (search_text gin_trgm_ops) WHERE live_until IS NOT NULL',
  ix_coupons_search_ended: 'coupons USING gin (search_text gin_trgm_ops) WHERE live_until IS NULL',
  ix_coupons_featured: `coupons (${LATEST}) WHERE featured AND live_until IS NOT NULL`,
  ix_coupons_live_latest: `coupons (${LATEST}) WHERE live_until IS NOT NULL`,
  ix_coupons_live_discount: `coupons (discount_rank, discount_size DESC, ${LATEST}) WHERE live_until IS NOT NULL`,
  ix_coupons_live_expiry: `coupons (live_until, ${LATEST}) INCLUDE (store_id, category_key, featured) WHERE live_until IS NOT NULL`,
  ix_coupons_live_popularity: `coupons (clicks DESC, ${LATEST}) WHERE live_until IS NOT NULL`,
  ix_coupons_category_latest: `coupons (category_key, ${LATEST}) WHERE live_until IS NOT NULL`,
  ix_coupons_category_discount: `coupons (category_key, discount_rank, discount_size DESC, ${LATEST}) WHERE live_until IS NOT NULL`,
  ix_coupons_category_expiry: `coupons (category_key, live_until, ${LATEST}) WHERE live_until IS NOT NULL`,
  ix_coupons_category_popularity: `coupons (category_key, clicks DESC, ${LATEST}) WHERE live_until IS NOT NULL`,
  ix_offers_live_expiry: `offers (live_until) INCLUDE (store_id, active) WHERE live_until IS NOT NULL`,
  ix_offers_text_trgm:
    'offers USING gin (title gin_trgm_ops, description gin_trgm_ops, code gin_trgm_ops)',
  ix_products_text_trgm:
    'products USING gin (name gin_trgm_ops, description gin_trgm_ops, keywords gin_trgm_ops)',
};

/** What the new ones stand for. */
const FORMER = {
  ix_stores_category_path: `stores (replace(lower(category), ' ', '-'))`,
  ix_stores_name_trgm: 'stores USING gin (name gin_trgm_ops)',
  ix_stores_category_trgm: 'stores USING gin (category gin_trgm_ops)',
  ix_coupons_store: 'coupons (store_id, expiry_date)',
  ix_coupons_featured: `coupons (${LATEST}) WHERE featured`,
  ix_coupons_discount: `coupons (discount_rank, discount_size DESC, ${LATEST})`,
  ix_coupons_text_trgm:
    'coupons USING gin (title gin_trgm_ops, description gin_trgm_ops, code gin_trgm_ops)',
};

const drop = (indexes: object) => `DROP INDEX ${Object.keys(indexes).join(', ')}`;
const create = (indexes: Record<string, string>) =>
  Object.entries(indexes).map(([name, columns]) => `CREATE INDEX ${name} ON ${columns}`);

export class DealPlaces1795795200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...COLUMNS, drop(FORMER), ...FUNCTIONS, ...TRIGGERS, ...FILL])
      await runner.query(statement);
    for (const statement of create(INDEXES)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(drop(INDEXES));
    await runner.query(
      'DROP FUNCTION place_store, place_coupon, place_offer, place_coupons_of_stores CASCADE',
    );
    await runner.query('ALTER TABLE stores DROP search_text');
    await runner.query('ALTER TABLE coupons DROP live_until, DROP category_key, DROP search_text');
    await runner.query('ALTER TABLE offers DROP live_until');
    for (const statement of create(FORMER)) await runner.query(statement);
  }
}
