import type {
  AdminStore,
  GeneratedStore,
  Store,
  StoreDependents,
  StoreDetail,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { CouponSchema } from './coupon.schema.js';
import { OfferSchema } from './offer.schema.js';
import { Count, Identifier, Moment, NullableText, PlainText, Version } from './shape.js';

export class StoreSchema implements Store {
  @Identifier()
  id: number;

  @PlainText()
  name: string;

  @PlainText()
  slug: string;

  @NullableText('A path under /media, or an http(s) address.')
  logo: string | null;

  @PlainText()
  description: string;

  @NullableText()
  website: string | null;

  @NullableText("The category's name.")
  category: string | null;

  @Count("The owner's number when above 0, else the unexpired coupons and active offers.")
  dealCount: number;

  @Count('Unexpired coupons.')
  activeCouponCount: number;

  @Moment()
  createdAt: string;

  @Version()
  version: number;
}

export class AdminStoreSchema extends StoreSchema implements AdminStore {
  @Count('As stored; 0 leaves the figure to the live count.')
  storedDealCount: number;

  @Count('Followed links: its own and those of its coupons and offers.')
  clicks: number;
}

export class StoreDependentsSchema implements StoreDependents {
  @Count('Deleted with the store.')
  coupons: number;

  @Count('Deleted with the store.')
  offers: number;

  @Count('Posts about the store, which stay without it.')
  posts: number;
}

export class StoreDetailSchema extends StoreSchema implements StoreDetail {
  @ApiProperty({ type: [CouponSchema], maxItems: 100 })
  coupons: CouponSchema[];

  @ApiProperty({ type: [OfferSchema], maxItems: 100 })
  offers: OfferSchema[];

  @Count('All coupons, the expired ones included.')
  couponCount: number;

  @Count('All offers that a visitor may see.')
  offerCount: number;

  @Count('Unexpired coupons and offers.')
  activeDealCount: number;
}

export class GeneratedStoreSchema implements GeneratedStore {
  @ApiProperty({ type: AdminStoreSchema })
  store: AdminStoreSchema;

  @Count('As they stand now, the inactive ones included.')
  offersCount: number;
}
