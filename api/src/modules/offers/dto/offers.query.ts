import { EXPIRY_FILTERS, type ExpiryFilter, LIMITS } from '@deal-harbor/contracts';
import { ForOwner, type OrderOf, OwnersOrder } from '../../../common/http/owners-order.js';
import { ScopedPageQuery } from '../../../common/http/page.query.js';
import {
  Flag,
  FlagFromQuery,
  FromQuery,
  Id,
  MayBeAbsent,
  Text,
  Word,
} from '../../../common/validation/fields.js';

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

  /** `place` is store by store, each in the owner's order. */
  @OwnersOrder('offers')
  order?: OrderOf<'offers'>;

  /** Found in title, description, code or the store's name. */
  @ForOwner()
  @Text(LIMITS.search, 0)
  search?: string;

  @FlagFromQuery()
  @ForOwner()
  @Flag()
  active?: boolean;

  @ForOwner()
  @Word(EXPIRY_FILTERS)
  expiry?: ExpiryFilter;
}
