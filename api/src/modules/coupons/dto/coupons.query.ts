import {
  EXPIRY_FILTERS,
  type ExpiryFilter,
  LIMITS,
  SORT_WORDS,
  type SortWord,
} from '@deal-harbor/contracts';
import { ForOwner, type OrderOf, OwnersOrder } from '../../../common/http/owners-order.js';
import { PageQuery, ScopedPageQuery } from '../../../common/http/page.query.js';
import {
  Flag,
  FlagFromQuery,
  FromQuery,
  Id,
  MayBeAbsent,
  Text,
  Word,
} from '../../../common/validation/fields.js';

/** Part and order of the coupons that are good today. */
export class LatestCouponsQuery extends PageQuery {
  @MayBeAbsent()
  @Word(SORT_WORDS)
  sort?: SortWord;
}

/** Which coupons, and in which order. Expired ones only appear with `store` or `scope=admin`. */
export class CouponsQuery extends ScopedPageQuery {
  @MayBeAbsent()
  @Word(SORT_WORDS)
  sort?: SortWord;

  /**
   * Found in title, description, code or the store's name; without `sort` by relevance. The total of a visitor's search
   * stops at SEARCH_COUNTED.
   */
  @MayBeAbsent()
  @Text(LIMITS.search, 0)
  search?: string;

  /** Of the store: slug, name in any case, or `all`. */
  @MayBeAbsent()
  @Text(LIMITS.slug, 0)
  category?: string;

  /** A store's slug: all its coupons, the expired ones last. */
  @MayBeAbsent()
  @Text(LIMITS.slug, 0)
  store?: string;

  /** Stands above `sort`. */
  @OwnersOrder('coupons')
  order?: OrderOf<'coupons'>;

  @FromQuery()
  @ForOwner()
  @Id()
  storeId?: number;

  @ForOwner()
  @Word(EXPIRY_FILTERS)
  expiry?: ExpiryFilter;

  @FlagFromQuery()
  @ForOwner()
  @Flag()
  verified?: boolean;

  @FlagFromQuery()
  @ForOwner()
  @Flag()
  featured?: boolean;
}
