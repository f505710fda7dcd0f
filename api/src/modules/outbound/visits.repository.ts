import type { EntityManager } from 'typeorm';
import type { VisitCountEntity, VisitKind } from './visit.entity.js';

/**
 * The counters that a new visit raises; version and updated_at stay, since nobody edited anything.
 * The store comes before its coupon or offer, the order in which its removal takes them.
 */
const COUNTERS: Record<VisitKind, string> = {
  store: `counters AS (
    UPDATE stores SET clicks = clicks + 1 WHERE id = $3 AND EXISTS (SELECT FROM new_visit))`,
  coupon: ofStore('coupons'),
  offer: ofStore('offers'),
  blog: `counters AS (
    UPDATE blogs SET view_count = view_count + 1 WHERE id = $3 AND EXISTS (SELECT FROM new_visit))`,
};

function ofStore(table: 'coupons' | 'offers'): string {
  return `store AS (
    UPDATE stores SET clicks = clicks + 1
    WHERE id = (SELECT store_id FROM ${table} WHERE id = $3) AND EXISTS (SELECT FROM new_visit)
    RETURNING id
  ), counters AS (
    UPDATE ${table} SET clicks = clicks + 1 WHERE id = $3 AND EXISTS (SELECT FROM store))`;
}

/** Counts a visitor who was not counted for this target today, in one round trip. */
export async function insertVisit(
  manager: EntityManager,
  visit: { day: string; kind: VisitKind; targetId: number; visitor: Buffer },
): Promise<void> {
  await manager.query(
    `WITH new_visit AS (
      INSERT INTO visits (day, kind, target_id, visitor)
      VALUES ($1::date, $2::varchar, $3::int, $4::bytea) ON CONFLICT DO NOTHING
      RETURNING day, kind, target_id
    ), ${COUNTERS[visit.kind]}
    INSERT INTO visit_counts (day, kind, target_id, visits)
    SELECT day, kind, target_id, 1 FROM new_visit
    ON CONFLICT (day, kind, target_id) DO UPDATE SET visits = visit_counts.visits + 1`,
    [visit.day, visit.kind, visit.targetId, visit.visitor],
  );
}

/** Stores the counts of many days at once; none of them may be there. */
export async function insertVisitCounts(
  manager: EntityManager,
  counts: readonly VisitCountEntity[],
): Promise<void> {
  await manager.query(
    `INSERT INTO visit_counts (day, kind, target_id, visits)
     SELECT * FROM unnest($1::date[], $2::varchar[], $3::int[], $4::int[])`,
    [
      counts.map(({ day }) => day),
      counts.map(({ kind }) => kind),
      counts.map(({ targetId }) => targetId),
      counts.map(({ visits }) => visits),
    ],
  );
}

/**
 * The salt of a day, which the first instance that asks makes.
 * @param candidate 32 random bytes
 */
export async function saltOf(
  manager: EntityManager,
  day: string,
  candidate: Buffer,
): Promise<Buffer> {
  await manager.query(
    'INSERT INTO visit_salts (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [day, candidate],
  );
  // A statement of its own: the one above does not see a row that another instance just made.
  const [row] = await manager.query<[{ salt: Buffer }]>(
    'SELECT salt FROM visit_salts WHERE day = $1',
    [day],
  );
  return row.salt;
}

/** Forgets who was counted before the given day; the counts stay. */
export async function deleteVisitsBefore(manager: EntityManager, day: string): Promise<void> {
  await manager.query('DELETE FROM visit_salts WHERE day < $1', [day]);
  await manager.query('DELETE FROM visits WHERE day < $1', [day]);
}
