import type { ExpiryFilter } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, expiryIs, Parameters, storeSummary, unexpired } from '../../database/sql.js';
import { OfferEntity } from './offer.entity.js';
import type { OfferRow, StoreOfferRow } from './offer.row.js';

export interface OfferFilter {
  ids?: number[];
  /** Slug of a store. */
  store?: string;
  storeId?: number;
  search?: string;
  active?: boolean;
  expiry?: ExpiryFilter;
  withInactive?: boolean;
}

const COLUMNS = `o.id, o.title, o.description, o.store_id AS "storeId",
  o.category_id AS "categoryId", o.code, o.affiliate_link AS "affiliateLink",
  o.discount_type AS "discountType", o.discount_value AS "discountValue",
  o.expiry_date AS "expiryDate", o.active, o.sort_order AS "sortOrder",
  ${storeSummary('s')} AS store, o.clicks, o.created_at AS "createdAt", o.version`;

const FROM = 'FROM offers o JOIN stores s ON s.id = o.store_id';
const VISITORS_ORDER = `NOT ${unexpired('o')}, o.sort_order`;

const ORDERS: OrderTerms<'offers'> = {
  place: ['o.store_id', 'o.sort_order'],
  title: ['lower(o.title)'],
  store: ['lower(s.name)', 's.id', 'o.sort_order'],
  expiry: [{ nullable: 'o.expiry_date' }],
  clicks: ['o.clicks', 'o.created_at'],
  created: ['o.created_at'],
};

/** Visitors of one store get the expired ones last. */
function orderBy(filter: OfferFilter, order: OrderOf<'offers'> | undefined): string {
  const ofOneStore = Boolean(filter.store || filter.storeId);
  if (ofOneStore && !filter.withInactive) return VISITORS_ORDER;
  return ownersOrderBy('offers', order, ORDERS, 'o.id');
}

/** Conditions on the offer's own columns alone, so that counts need no join. */
function conditions(filter: OfferFilter, parameters: Parameters): string {
  const parts = [filter.withInactive ? 'true' : 'o.active'];
  if (filter.ids) parts.push(`o.id = ANY (${parameters.add(filter.ids)}::int[])`);
  if (filter.active !== undefined) parts.push(filter.active ? 'o.active' : 'NOT o.active');
  if (filter.expiry) parts.push(expiryIs('o', filter.expiry));
  if (filter.storeId) parts.push(`o.store_id = ${parameters.add(filter.storeId)}`);
  if (filter.store) {
    const slug = parameters.add(filter.store);
    parts.push(`o.store_id = (SELECT x.id FROM stores x WHERE x.slug = ${slug})`);
  }
  if (filter.search) {
    const pattern = parameters.add(containing(filter.search));
    parts.push(`(o.title ILIKE ${pattern} OR o.description ILIKE ${pattern} OR o.code ILIKE ${pattern}
      OR o.store_id = ANY (ARRAY(SELECT x.id FROM stores x WHERE x.name ILIKE ${pattern})))`);
  }
  return parts.join(' AND ');
}

/** @param wanted undefined is store by store, in the owner's order */
export function findOffers(
  manager: EntityManager,
  filter: OfferFilter,
  wanted: OrderOf<'offers'> | undefined,
  page: Page,
): Promise<OfferRow[]> {
  const parameters = new Parameters();
  const order = orderBy(filter, wanted);
  const part = `${FROM} WHERE ${conditions(filter, parameters)} ORDER BY ${order}
    LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`;
  // A sort that PostgreSQL does itself would make the nested store of every row that is sorted.
  const ofPage = `${FROM} WHERE o.id = ANY (ARRAY(SELECT o.id ${part})) ORDER BY ${order}`;
  return manager.query<OfferRow[]>(
    `SELECT ${COLUMNS} ${page.limit === null ? part : ofPage}`,
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

export async function insertOffers(
  manager: EntityManager,
  offers: Partial<OfferEntity>[],
): Promise<void> {
  await manager.insert(OfferEntity, offers);
}

/** Raises the versions of those that change; offers that are active already stay as they are. */
export async function activateOffers(manager: EntityManager, ids: number[]): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(OfferEntity)
    .set({ active: true, version: () => 'version + 1' })
    .where('id = ANY (:ids::int[]) AND NOT active', { ids })
    .execute();
}
