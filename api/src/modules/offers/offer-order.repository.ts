import type { EntityManager } from 'typeorm';

/**
 * A store's offers stand in places 0, 1, 2 … without gaps. Whoever changes places holds the lock of the
 * store's row until the end of the transaction.
 */
export interface OfferPlace {
  storeId: number;
  sortOrder: number;
}

/** @returns those of the stores that exist; always locked in the order of their ids */
export async function lockStores(manager: EntityManager, ids: number[]): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    'SELECT id FROM stores WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return rows.map((row) => row.id);
}

/** Locks the stores of the offers, so that this transaction and a reorder never wait for each other's rows. */
export async function lockStoresOf(manager: EntityManager, offerIds: number[]): Promise<void> {
  await manager.query(
    `SELECT id FROM stores WHERE id IN (SELECT store_id FROM offers WHERE id = ANY ($1::int[]))
     ORDER BY id FOR NO KEY UPDATE`,
    [offerIds],
  );
}

export async function findPlace(manager: EntityManager, id: number): Promise<OfferPlace | null> {
  const rows = await manager.query<OfferPlace[]>(
    'SELECT store_id AS "storeId", sort_order AS "sortOrder" FROM offers WHERE id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** The place behind the store's last offer. */
export async function nextPlace(manager: EntityManager, storeId: number): Promise<number> {
  const [row] = await manager.query<[{ place: number }]>(
    'SELECT coalesce(max(sort_order) + 1, 0) AS place FROM offers WHERE store_id = $1',
    [storeId],
  );
  return row.place;
}

/** Moves the offers behind a place that has become free one forward. */
export async function closeGap(manager: EntityManager, place: OfferPlace): Promise<void> {
  await manager.query(
    'UPDATE offers SET sort_order = sort_order - 1 WHERE store_id = $1 AND sort_order > $2',
    [place.storeId, place.sortOrder],
  );
}

/**
 * Moves the offers from a place on one back.
 * @returns the place that is free now: the one that was asked for, or behind the store's last offer
 */
export async function openPlace(manager: EntityManager, wanted: OfferPlace): Promise<number> {
  const place = Math.min(wanted.sortOrder, await nextPlace(manager, wanted.storeId));
  await manager.query(
    'UPDATE offers SET sort_order = sort_order + 1 WHERE store_id = $1 AND sort_order >= $2',
    [wanted.storeId, place],
  );
  return place;
}

export async function offerIdsOf(manager: EntityManager, storeId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>('SELECT id FROM offers WHERE store_id = $1', [
    storeId,
  ]);
  return rows.map((row) => row.id);
}

export async function writeOrder(
  manager: EntityManager,
  storeId: number,
  offerIds: number[],
): Promise<void> {
  await manager.query(
    `UPDATE offers o SET sort_order = wanted.place - 1
     FROM unnest($2::int[]) WITH ORDINALITY AS wanted (id, place)
     WHERE o.id = wanted.id AND o.store_id = $1 AND o.sort_order <> wanted.place - 1`,
    [storeId, offerIds],
  );
}
