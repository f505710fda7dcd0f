import type { ExpiryFilter } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { lengthOf } from '../../database/list-counts.js';
import { findList } from '../../database/list-statement.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, expiryIs, Parameters, unexpired } from '../../database/sql.js';
import { OfferEntity } from './offer.entity.js';
import type { AdminOfferRow, OfferRow } from './offer.row.js';
import { ADMIN_COLUMNS, COLUMNS, JOINS } from './offer-sql.js';

/** Which offers of one store, or of all. */
export interface ShownOffers {
  /** Slug of a store. */
  store?: string;
  storeId?: number;
}

export interface OfferFilter extends ShownOffers {
  ids?: number[];
  search?: string;
  active?: boolean;
  expiry?: ExpiryFilter;
}

const PLACES = 'o.store_id, o.sort_order';

const ORDERS: OrderTerms<'offers'> = {
  place: ['o.store_id', 'o.sort_order'],
  title: ['lower(o.title)'],
  store: ['lower(s.name)', 's.id', 'o.sort_order'],
  expiry: [{ nullable: 'o.expiry_date' }],
  clicks: ['o.clicks', 'o.created_at'],
  created: ['o.created_at'],
};

/** Conditions on the offer's own columns alone, so that counts need no join. */
function conditions(filter: OfferFilter, parameters: Parameters): string[] {
  const parts: string[] = [];
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
  return parts;
}

const where = (parts: string[]) => (parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '');

/**
 * Any offers, for the owner.
 * @param order undefined is store by store, in the owner's order
 */
export function findOffers(
  manager: EntityManager,
  filter: OfferFilter,
  order: OrderOf<'offers'> | undefined,
  page: Page,
): Promise<List<AdminOfferRow>> {
  const parameters = new Parameters();
  const condition = where(conditions(filter, parameters));
  const part = {
    total: `SELECT count(*) FROM offers o ${condition}`,
    ids: `SELECT o.id FROM offers o JOIN stores s ON s.id = o.store_id ${condition}
      ORDER BY ${ownersOrderBy('offers', order, ORDERS, 'o.id')}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns: ADMIN_COLUMNS,
    joins: JOINS,
  };
  return findList(manager, part, parameters.values);
}

/** For visitors: store by store in the owner's order, of one store the expired ones last. */
export function findShownOffers(
  manager: EntityManager,
  wanted: ShownOffers,
  page: Page,
): Promise<List<OfferRow>> {
  const parameters = new Parameters();
  const ofStore = conditions(wanted, parameters);
  const condition = where(['o.active', ...ofStore]);
  const all = ofStore.length === 0;
  const part = {
    total: all ? lengthOf('offers') : `SELECT count(*) FROM offers o ${condition}`,
    ids: `SELECT o.id FROM offers o ${condition}
      ORDER BY ${all ? PLACES : `NOT ${unexpired('o')}, o.sort_order`}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns: COLUMNS,
    joins: JOINS,
  };
  return findList(manager, part, parameters.values);
}

export async function findOfferById(
  manager: EntityManager,
  id: number,
): Promise<AdminOfferRow | null> {
  const rows = await manager.query<AdminOfferRow[]>(
    `SELECT ${ADMIN_COLUMNS} FROM offers o JOIN stores s ON s.id = o.store_id WHERE o.id = $1`,
    [id],
  );
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
