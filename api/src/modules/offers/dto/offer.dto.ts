import { LIMITS, OFFER_DISCOUNT_TYPES, type OfferDiscountType } from '@deal-harbor/contracts';
import { PartialType } from '@nestjs/swagger';
import {
  Day,
  Flag,
  Id,
  MayBeAbsent,
  Nullable,
  Text,
  Version,
  WebAddress,
  Word,
} from '../../../common/validation/fields.js';

/** An offer as the owner writes it; its place is after the store's other offers. */
export class CreateOfferDto {
  @Text(LIMITS.title)
  title: string;

  @Text(LIMITS.description)
  description: string;

  @Id()
  storeId: number;

  @Nullable()
  @Id()
  categoryId?: number | null;

  @Nullable()
  @Text(LIMITS.code)
  code?: string | null;

  @WebAddress()
  affiliateLink: string;

  /** Without one: percentage. */
  @MayBeAbsent()
  @Word(OFFER_DISCOUNT_TYPES)
  discountType?: OfferDiscountType;

  /** Free text, such as "20%" or "£50". */
  @MayBeAbsent()
  @Text(LIMITS.discountValue, 0)
  discountValue?: string;

  /** The last day on which it is good. */
  @Nullable()
  @Day()
  expiryDate?: string | null;

  /** Without it: true. */
  @MayBeAbsent()
  @Flag()
  active?: boolean;
}

/** Absent fields stay as they are. A change of store puts the offer last in the new one. */
export class UpdateOfferDto extends PartialType(CreateOfferDto, { skipNullProperties: false }) {
  @Version()
  version?: number;
}
