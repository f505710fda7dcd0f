import { LIMITS } from '@deal-harbor/contracts';
import { ListOrder, type OrderOf } from '../../../common/http/owners-order.js';
import { PageQuery } from '../../../common/http/page.query.js';
import { MayBeAbsent, Text } from '../../../common/validation/fields.js';

/** Which subscribers, and in which order. */
export class SubscribersQuery extends PageQuery {
  /** Found anywhere in the address. */
  @MayBeAbsent()
  @Text(LIMITS.search, 0)
  search?: string;

  /** A column, with a `-` in front backwards. */
  @ListOrder('subscribers')
  order?: OrderOf<'subscribers'>;
}
