import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import { Parameters, storeSummary, unexpired } from '../../database/sql.js';
import { OfferEntity } from './offer.entity.js';
import type { OfferRow, StoreOfferRow } from './offer.row.js';

export interface OfferFilter {
  /** Slug of a store. */
  store?: string;
  storeId?: number;
  withInactive?: boolean;
}

const COLUMNS = `o.id, o.title, o.description, o.store_id AS "storeId",
  o.category_id AS "categoryId", o.code, o.affiliate_link AS "affiliateLink",
  o.discount_type AS "discountType", o.discount_value AS "discountValue",
  o.expiry_date AS "expiryDate", o.active, o.sort_order AS "sortOrder",
  ${storeSummary('s')} AS store, o.created_at AS "createdAt", o.version`;

const FROM = 'FROM offers o JOIN stores s ON s.id = o.store_id';
const OWNERS_ORDER = 'o.store_id, o.sort_order';
const VISITORS_ORDER = `NOT ${unexpired('o')}, o.sort_order`;

function conditions(filter: OfferFilter, parameters: Parameters): string {
  const parts = [filter.withInactive ? 'true' : 'o.active'];
  if (filter.storeId) parts.push(`o.store_id = ${parameters.add(filter.storeId)}`);
  if (filter.store) {
    const slug = parameters.add(filter.store);
    parts.push(`o.store_id = (SELECT x.id FROM stores x WHERE x.slug = ${slug})`);
  }
  return parts.join(' AND ');
}

/** Store by store, in the owner's order; visitors of one store get the expired ones last. */
export function findOffers(
  manager: EntityManager,
  filter: OfferFilter,
  page: Page,
): Promise<OfferRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const ofOneStore = Boolean(filter.store || filter.storeId);
  const order = ofOneStore && !filter.withInactive ? VISITORS_ORDER : OWNERS_ORDER;
  return manager.query<OfferRow[]>(
    `SELECT ${COLUMNS} ${FROM} WHERE ${where} ORDER BY ${order}
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countOffers(manager: EntityManager, filter: OfferFilter): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM offers o WHERE ${where}`,
    parameters.values,
  );
  return row.count;
}

/** What visitors see of a store's offers; each row with the counts of all of them. */
export function findStoreOffers(
  manager: EntityManager,
  storeId: number,
  limit: number,
): Promise<StoreOfferRow[]> {
  return manager.query<StoreOfferRow[]>(
    `SELECT ${COLUMNS}, (count(*) OVER ())::int AS total,
       (count(*) FILTER (WHERE ${unexpired('o')}) OVER ())::int AS unexpired
     ${FROM} WHERE o.store_id = $1 AND o.active
     ORDER BY ${VISITORS_ORDER} LIMIT $2`,
    [storeId, limit],
  );
}

export async function findOfferById(manager: EntityManager, id: number): Promise<OfferRow | null> {
  const rows = await manager.query<OfferRow[]>(`SELECT ${COLUMNS} ${FROM} WHERE o.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function insertOffer(
  manager: EntityManager,
  offer: Partial<OfferEntity>,
): Promise<number> {
  const { identifiers } = await manager.insert(OfferEntity, offer);
  return (identifiers[0] as { id: number }).id;
}
