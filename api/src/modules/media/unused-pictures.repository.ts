import type { EntityManager } from 'typeorm';

/** Everything that may show a picture, also from the bin. */
const PLACES = [
  'SELECT s::text FROM stores s',
  'SELECT p::text FROM products p',
  'SELECT b::text FROM blogs b',
  'SELECT c::text FROM site_settings c',
  'SELECT content::text FROM bin',
];

const SHOWN = `SELECT found[1] FROM (${PLACES.join(' UNION ALL ')}) place (text)
  CROSS JOIN LATERAL regexp_matches(text, '/media/([0-9a-f]{64})', 'g') found
  WHERE text LIKE '%/media/%'`;

/**
 * Deletes the pictures that nothing has shown for so many days, with their smaller sizes. To be called once a day:
 * a picture counts as shown from one call to the next.
 */
export async function deleteUnusedPictures(manager: EntityManager, days: number): Promise<void> {
  await manager.query(`UPDATE media SET used_at = now() WHERE hash IN (${SHOWN})`);
  await manager.query('DELETE FROM media WHERE used_at < now() - make_interval(days => $1)', [
    days,
  ]);
}
