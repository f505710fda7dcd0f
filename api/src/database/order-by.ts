import { OWNERS_ORDERS } from '@deal-harbor/contracts';
import type { OrderOf, OrderWord, OwnersList } from '../common/http/owners-order.js';

/** A constant piece of SQL. Where it may be NULL, the rows without a value stand last, both ways. */
type OrderTerm = string | { nullable: string };

/** What each column of an owner's list is sorted by; the terms after the first decide between equals. */
export type OrderTerms<L extends OwnersList> = Record<OrderWord<L>, readonly OrderTerm[]>;

/**
 * The terms of an ORDER BY. The caller's word only chooses among the constants; nothing of it
 * becomes SQL.
 * @param order undefined is the list's default
 * @param id the unique column that decides last, in the same direction
 */
export function ownersOrderBy<L extends OwnersList>(
  list: L,
  order: OrderOf<L> | undefined,
  terms: OrderTerms<L>,
  id: string,
): string {
  const wanted: string = order ?? OWNERS_ORDERS[list][0];
  const backwards = wanted.startsWith('-');
  const column = backwards ? wanted.slice(1) : wanted;
  if (!Object.hasOwn(terms, column)) throw new Error(`The list of ${list} has no such order.`);
  const direction = backwards ? ' DESC' : '';
  return [...terms[column as OrderWord<L>], id]
    .map((term) =>
      typeof term === 'string' ? `${term}${direction}` : `${term.nullable}${direction} NULLS LAST`,
    )
    .join(', ');
}
