import type { EntityManager } from 'typeorm';
import { overdue } from '../sql.js';

/** More parts than this of one list's length are added up into one. */
const PARTS = 8;

const TABLES = ['coupons', 'offers'] as const;

/** Marks what was good until yesterday. The trigger of `deal-places` compares the days; nothing else changes. */
export async function endDeals(manager: EntityManager): Promise<void> {
  for (const table of TABLES) {
    await manager.query(`UPDATE ${table} d SET expiry_date = expiry_date WHERE ${overdue('d')}`);
  }
}

/** Takes back what a clock that was ahead has ended. */
export async function reviveDeals(manager: EntityManager): Promise<void> {
  for (const table of TABLES) {
    await manager.query(
      `UPDATE ${table} SET expiry_date = expiry_date WHERE live_until IS NULL AND expiry_date >= current_date`,
    );
  }
}

/** Two instances may do this at once: neither adds up what the other one took. */
export async function mergeListCounts(manager: EntityManager): Promise<void> {
  await manager.query(
    `WITH taken AS (
       DELETE FROM list_counts WHERE (list, key) IN (
         SELECT list, key FROM list_counts GROUP BY list, key HAVING count(*) > ${PARTS})
       RETURNING list, key, amount
     )
     INSERT INTO list_counts (list, key, amount)
     SELECT list, key, sum(amount) FROM taken GROUP BY list, key HAVING sum(amount) <> 0`,
  );
}
