import { LIMITS } from '@deal-harbor/contracts';
import { ScopedPageQuery } from '../../../common/http/page.query.js';
import { FromQuery, Id, MayBeAbsent, Text } from '../../../common/validation/fields.js';

/** Which offers. Inactive ones only appear with `scope=admin`. */
export class OffersQuery extends ScopedPageQuery {
  /** A store's slug. */
  @MayBeAbsent()
  @Text(LIMITS.slug, 0)
  store?: string;

  @FromQuery()
  @MayBeAbsent()
  @Id()
  storeId?: number;
}
