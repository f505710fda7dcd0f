import { MAX_LIMIT } from '@deal-harbor/contracts';
import { FromQuery, MayBeAbsent, Whole, Word } from '../validation/fields.js';

const LARGEST_OFFSET = 10_000_000;

/** The part of a list that a caller asks for. */
export class PageQuery {
  @FromQuery()
  @MayBeAbsent()
  @Whole(1, MAX_LIMIT)
  limit?: number;

  @FromQuery()
  @MayBeAbsent()
  @Whole(0, LARGEST_OFFSET)
  offset?: number;
}

/** A list that also exists for the owner, who sees what visitors don't. */
export class ScopedPageQuery extends PageQuery {
  /** Needs the session; the guard has seen to that. */
  @MayBeAbsent()
  @Word(['admin'])
  scope?: 'admin';
}
