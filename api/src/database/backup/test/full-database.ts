import type { DataSource } from 'typeorm';
import {
  addBlog,
  addCategory,
  addCoupon,
  addOffer,
  addProduct,
  addStore,
} from '../../../../test/factories.js';

/** Texts that a careless copy would change. */
const ODD = ['a\tb\nc\r\\d', '\\N', '\\.', 'NULL', '"{}",', '😀 ﬀ Ünï', "'; DROP TABLE stores; --"];
const HASH = '0a'.repeat(32);
const BYTES = Buffer.from([0, 10, 13, 9, 92, 46, 78, 255, 254, 128]);

/** Fills every table, with values of every kind and with gaps between the numbers. */
export async function fillDatabase(dataSource: DataSource): Promise<void> {
  const query = (sql: string, values: unknown[] = []) => dataSource.query(sql, values);
  const categoryId = await addCategory(dataSource, 'Odd & Ends', 'odd-ends');
  for (const [index, text] of ODD.entries()) {
    const store = await addStore(dataSource, { name: text, description: text, category: text });
    await addCoupon(dataSource, store, { title: text, code: text, featured: index % 2 === 0 });
    await addOffer(dataSource, store, { title: text, categoryId, expiryDate: '2020-02-29' });
    await addBlog(dataSource, {
      title: text,
      keywords: [...ODD, ''],
      affiliateLinks: [{ text, url: 'https://shop.example/?a=%22' }],
      targetStoreId: index === 0 ? null : store,
    });
  }
  await addStore(dataSource, { name: 'Gone', slug: 'gone' });
  await query(`DELETE FROM stores WHERE slug = 'gone'`);
  await addProduct(dataSource, { originalPrice: 1234567890.12, salePrice: 0.1, rating: 4.9 });
  await query(
    `INSERT INTO media (hash, extension, bytes, width, height, created_at)
     VALUES ($1, 'webp', $2, 3, 4, '2026-11-21T12:00:00.123456Z')`,
    [HASH, BYTES],
  );
  await query('INSERT INTO media_sizes (hash, side, bytes) VALUES ($1, 64, $2)', [HASH, BYTES]);
  await query(`INSERT INTO subscribers (email) VALUES ('a+b@shop.example')`);
  await query('INSERT INTO welcome_mails (subscriber_id) VALUES (1)');
  await query(
    `INSERT INTO visit_counts (day, kind, target_id, visits) VALUES ('2026-01-31', 'store', 1, 7)`,
  );
  await query('INSERT INTO ai_settings (id, sealed_key) VALUES (1, $1)', [BYTES]);
  await query(
    `INSERT INTO ai_generations (key, kind, body_hash, run_id) VALUES ('k', 'store', $1, gen_random_uuid())`,
    [HASH],
  );
  await query(
    `INSERT INTO bin (kind, entity_id, title, posts, content) VALUES ('post', 900, $1, '{1,2}', $2)`,
    [ODD[0], { blogs: [{ title: ODD }] }],
  );
  await query('INSERT INTO recovery_codes (hash) VALUES ($1)', [HASH]);
  await query('INSERT INTO visit_salts (day, salt) VALUES (current_date, $1)', [BYTES]);
  await query(
    `INSERT INTO visits (day, kind, target_id, visitor) VALUES (current_date, 'store', 1, $1)`,
    [BYTES],
  );
  await query(`INSERT INTO rate_limits (key, points) VALUES ('somebody', 3)`);
}

/** All rows of all tables but the named ones, as JSON by table. */
export async function rowsByTable(
  dataSource: DataSource,
  except: readonly string[],
): Promise<Record<string, string[]>> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const rows: { row: string }[] = await dataSource.query(
      `SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
