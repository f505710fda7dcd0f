import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the orders of the owner's lists that no index of the site serves, at 50,000 rows. */
const INDEXES = {
  ix_coupons_title: 'coupons (lower(title), id)',
  ix_coupons_last_end: 'coupons (expiry_date DESC NULLS LAST, id DESC)',
  ix_products_created: 'products (created_at DESC, id DESC)',
  ix_subscribers_created: 'subscribers (created_at DESC, id DESC)',
};

export class OwnersLists1795276800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ${name} ON ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
