import { OfferIds } from './offer-ids.js';

/** Offers that shoppers are to see, of one store or of several. */
export class ActivateOffersDto {
  @OfferIds(1)
  offerIds: number[];
}
