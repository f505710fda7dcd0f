import { COUNTED_LENGTHS } from '../../../api/src/database/live-deals/test/counted-lengths.ts';
import { type Connection, rowsOf } from '../../instances/support/database.ts';
import type { Found } from './ledger.ts';

const plain = (table: string, mark: string, state: string, kind = '[a-z]+') =>
  `SELECT ${mark} AS mark, ${state} AS state, NULL::int AS bin FROM ${table} WHERE ${mark} ~ '^${kind}-\\d+-\\d+$'`;

/** Everything that the writers may have written, under the names that they gave. */
const WRITTEN = [
  plain('categories', 'name', `'there'`),
  plain('coupons', 'title', 'description'),
  plain('offers', 'title', 'description'),
  plain('blogs', 'title', `regexp_replace(content, '<[^>]*>', '', 'g')`),
  plain('products', 'name', 'description'),
  plain('stores', 'name', 'description', 'store'),
  plain('subscribers', `split_part(email, '@', 1)`, `'there'`),
  `SELECT 'site', site_name, NULL FROM site_settings`,
  `SELECT title, 'binned', id FROM bin`,
  // All of a generated store, or nothing.
  `SELECT s.name, (SELECT count(*) FROM offers o WHERE o.store_id = s.id) || ' offers, '
     || (SELECT count(*) FROM media m WHERE s.logo = '/media/' || m.hash || '.webp') || ' logo', NULL
   FROM stores s WHERE s.name ~ '^made-'`,
  `SELECT s.name, (SELECT string_agg(o.title, ' ' ORDER BY o.sort_order) FROM offers o WHERE o.store_id = s.id), NULL
   FROM stores s WHERE s.name ~ '^row-'`,
].join(' UNION ALL ');

/** Rules that hold whatever was written; each answers what breaks it. */
const RULES: Record<string, string> = {
  'the order of offers has gaps': `SELECT store_id FROM offers GROUP BY store_id
    HAVING min(sort_order) <> 0 OR max(sort_order) <> count(*) - 1 OR count(DISTINCT sort_order) <> count(*)`,
  'a kept length is not the counted one': `SELECT * FROM
    (SELECT list, key, sum(amount)::int AS kept FROM list_counts GROUP BY list, key HAVING sum(amount) <> 0) k
    FULL JOIN (SELECT list, key, amount FROM (${COUNTED_LENGTHS}) a WHERE amount <> 0) c USING (list, key)
    WHERE k.kept IS DISTINCT FROM c.amount`,
  'a write is not in the audit log, or twice': `SELECT name FROM stores s WHERE name ~ '^(store|made)-' AND 1 <>
    (SELECT count(*) FROM audit_entries a WHERE a.entity = 'store' AND a.entity_id = s.id::text AND a.action = 'create')`,
  'a picture is missing': `SELECT name FROM stores WHERE logo LIKE '/media/%'
    AND NOT EXISTS (SELECT FROM media m WHERE logo = '/media/' || m.hash || '.webp')`,
};

export const writtenIn = (connection: Connection) => rowsOf<Found>(connection, WRITTEN);

/** @returns what is wrong, for people */
export async function brokenRules(connection: Connection): Promise<string[]> {
  const faults: string[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const rows = await rowsOf<object>(connection, sql);
    if (rows.length > 0) faults.push(`${rule}: ${JSON.stringify(rows)}`);
  }
  return faults;
}
