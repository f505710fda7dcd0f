import {
  type AdminCoupon,
  COUPON_DISCOUNT_TYPES,
  type Coupon,
  type CouponDiscountType,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import {
  Count,
  Identifier,
  Moment,
  NullableDay,
  NullableText,
  OneOf,
  PlainText,
  Truth,
  Version,
} from './shape.js';
import { StoreSummarySchema } from './store-summary.schema.js';

export class CouponSchema implements Coupon {
  @Identifier()
  id: number;

  @PlainText()
  title: string;

  @PlainText()
  description: string;

  @NullableText()
  code: string | null;

  @OneOf(COUPON_DISCOUNT_TYPES)
  discountType: CouponDiscountType;

  @PlainText('As it is shown, such as "20%" or "£10".')
  discountValue: string;

  @NullableDay()
  expiryDate: string | null;

  @Truth()
  verified: boolean;

  @Truth()
  featured: boolean;

  @Identifier()
  storeId: number;

  @ApiProperty({ type: StoreSummarySchema })
  store: StoreSummarySchema;

  @Moment()
  createdAt: string;

  @Version()
  version: number;
}

export class AdminCouponSchema extends CouponSchema implements AdminCoupon {
  @Count('Followed links.')
  clicks: number;
}
