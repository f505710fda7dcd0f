import {
  type AdminOffer,
  OFFER_DISCOUNT_TYPES,
  type Offer,
  type OfferDiscountType,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import {
  Count,
  Identifier,
  Moment,
  NullableDay,
  NullableInteger,
  NullableText,
  OneOf,
  PlainText,
  Truth,
  Version,
} from './shape.js';
import { StoreSummarySchema } from './store-summary.schema.js';

export class OfferSchema implements Offer {
  @Identifier()
  id: number;

  @PlainText()
  title: string;

  @PlainText()
  description: string;

  @Identifier()
  storeId: number;

  @NullableInteger()
  categoryId: number | null;

  @NullableText()
  code: string | null;

  @PlainText()
  affiliateLink: string;

  @OneOf(OFFER_DISCOUNT_TYPES)
  discountType: OfferDiscountType;

  @PlainText('As it is shown, such as "20%" or "£50".')
  discountValue: string;

  @NullableDay()
  expiryDate: string | null;

  @Truth()
  active: boolean;

  @Count("Place among the store's offers, from 0.")
  sortOrder: number;

  @ApiProperty({ type: StoreSummarySchema })
  store: StoreSummarySchema;

  @Moment()
  createdAt: string;

  @Version()
  version: number;
}

export class AdminOfferSchema extends OfferSchema implements AdminOffer {
  @Count('Followed links.')
  clicks: number;
}
