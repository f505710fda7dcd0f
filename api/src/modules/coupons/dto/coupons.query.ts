import { LIMITS, SORT_WORDS, type SortWord } from '@deal-harbor/contracts';
import { PageQuery, ScopedPageQuery } from '../../../common/http/page.query.js';
import { MayBeAbsent, Text, Word } from '../../../common/validation/fields.js';

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

  /** Found in title, description, code or the store's name. */
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
}
