import { Id } from '../../../common/validation/fields.js';
import { OfferIds } from './offer-ids.js';

/** The whole order of one store's offers. */
export class ReorderOffersDto {
  @Id()
  storeId: number;

  /** Every offer of the store once, the first one first. */
  @OfferIds(0)
  offerIds: number[];
}
