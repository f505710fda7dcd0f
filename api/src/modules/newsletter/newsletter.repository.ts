import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, Parameters } from '../../database/sql.js';
import type { SubscriberRow } from './subscriber.row.js';

export interface SubscriberFilter {
  /** Found in the address. */
  search?: string;
}

const COLUMNS = 's.id, s.email, s.created_at AS "createdAt"';

const ORDER_TERMS: OrderTerms<'subscribers'> = {
  email: ['lower(s.email)'],
  created: ['s.created_at'],
};

/**
 * An address that is known, in any case, stays as it was first given.
 * @param unsubscribeToken for the welcome mail that a new one is owed; null where no mails are sent
 */
export async function keepSubscriber(
  manager: EntityManager,
  email: string,
  unsubscribeToken: string | null,
): Promise<void> {
  await manager.query(
    `WITH kept AS (
       INSERT INTO subscribers (email, unsubscribe_token) VALUES ($1, $2)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING id, unsubscribe_token
     )
     INSERT INTO welcome_mails (subscriber_id)
     SELECT id FROM kept WHERE unsubscribe_token IS NOT NULL`,
    [email, unsubscribeToken],
  );
}

/** By the token in their mails; one that is nobody's changes nothing. */
export async function removeByToken(manager: EntityManager, token: string): Promise<void> {
  await manager.query('DELETE FROM subscribers WHERE unsubscribe_token = $1', [token]);
}

function conditions({ search }: SubscriberFilter, parameters: Parameters): string {
  return search ? `s.email ILIKE ${parameters.add(containing(search))}` : 'true';
}

export function findSubscribers(
  manager: EntityManager,
  filter: SubscriberFilter,
  order: OrderOf<'subscribers'> | undefined,
  page: Page,
): Promise<SubscriberRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const orderBy = ownersOrderBy('subscribers', order, ORDER_TERMS, 's.id');
  return manager.query<SubscriberRow[]>(
    `SELECT ${COLUMNS} FROM subscribers s WHERE ${where} ORDER BY ${orderBy}
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countSubscribers(
  manager: EntityManager,
  filter: SubscriberFilter,
): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM subscribers s WHERE ${where}`,
    parameters.values,
  );
  return row.count;
}

/** The next of all, in the order in which they subscribed; `afterId` 0 begins. */
export function findSubscribersAfter(
  manager: EntityManager,
  afterId: number,
  limit: number,
): Promise<SubscriberRow[]> {
  return manager.query<SubscriberRow[]>(
    `SELECT ${COLUMNS} FROM subscribers s WHERE s.id > $1 ORDER BY s.id LIMIT $2`,
    [afterId, limit],
  );
}
