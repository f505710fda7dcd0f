import { COUPON_DISCOUNT_TYPES, type CouponDiscountType, LIMITS } from '@deal-harbor/contracts';
import { PartialType } from '@nestjs/swagger';
import {
  Day,
  Flag,
  Id,
  MayBeAbsent,
  Nullable,
  Text,
  Version,
  Word,
} from '../../../common/validation/fields.js';

/** A coupon as the owner writes it. */
export class CreateCouponDto {
  @Text(LIMITS.title)
  title: string;

  @MayBeAbsent()
  @Text(LIMITS.description, 0)
  description?: string;

  @Nullable()
  @Text(LIMITS.code)
  code?: string | null;

  @Word(COUPON_DISCOUNT_TYPES)
  discountType: CouponDiscountType;

  /** Display text, such as "20%" or "£10". */
  @Text(LIMITS.discountValue)
  discountValue: string;

  /** The last day on which it is good. */
  @Nullable()
  @Day()
  expiryDate?: string | null;

  @MayBeAbsent()
  @Flag()
  verified?: boolean;

  @MayBeAbsent()
  @Flag()
  featured?: boolean;

  @Id()
  storeId: number;
}

/** Absent fields stay as they are. */
export class UpdateCouponDto extends PartialType(CreateCouponDto, { skipNullProperties: false }) {
  @Version()
  version?: number;
}
