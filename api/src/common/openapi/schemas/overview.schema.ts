import { type BlogStatus, OVERVIEW, type Overview } from '@deal-harbor/contracts';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { BlogSummarySchema } from './blog.schema.js';
import { Count, Day, Identifier, OneOf, PlainText } from './shape.js';
import { StoreSummarySchema } from './store-summary.schema.js';

export class PostCountsSchema implements Record<BlogStatus, number> {
  @Count()
  draft: number;

  @Count()
  published: number;

  @Count()
  archived: number;
}

type Counts = Overview['counts'];

export class OverviewCountsSchema implements Counts {
  @Count()
  stores: number;

  @Count()
  categories: number;

  @Count('The expired ones included.')
  coupons: number;

  @Count()
  expiredCoupons: number;

  @Count('The inactive ones included.')
  offers: number;

  @Count()
  inactiveOffers: number;

  @Count()
  products: number;

  @Count()
  subscribers: number;

  @ApiProperty({ type: PostCountsSchema })
  posts: PostCountsSchema;
}

export class ClicksOfDaySchema {
  @Day('In UTC.')
  day: string;

  @Count('Followed links, each visitor once.')
  clicks: number;
}

export class TopStoreSchema extends StoreSummarySchema {
  @Count('Its own and those of its coupons and offers.')
  clicks: number;
}

export class TopCouponSchema {
  @Identifier()
  id: number;

  @PlainText()
  title: string;

  @PlainText()
  storeName: string;

  @Count()
  clicks: number;
}

export class ExpiringSchema {
  @OneOf(['coupon', 'offer'])
  kind: 'coupon' | 'offer';

  @Identifier()
  id: number;

  @PlainText()
  title: string;

  @PlainText()
  storeName: string;

  @Day()
  expiryDate: string;
}

export class DraftSchema extends PickType(BlogSummarySchema, [
  'id',
  'title',
  'slug',
  'category',
  'createdAt',
]) {}

export class OverviewSchema implements Overview {
  @ApiProperty({ type: OverviewCountsSchema })
  counts: OverviewCountsSchema;

  @ApiProperty({ type: [ClicksOfDaySchema], minItems: OVERVIEW.days, maxItems: OVERVIEW.days })
  clicksByDay: ClicksOfDaySchema[];

  @ApiProperty({ type: [TopStoreSchema], maxItems: OVERVIEW.top })
  topStores: TopStoreSchema[];

  @ApiProperty({ type: [TopCouponSchema], maxItems: OVERVIEW.top })
  topCoupons: TopCouponSchema[];

  @ApiProperty({ type: [ExpiringSchema], maxItems: OVERVIEW.expiring })
  expiring: ExpiringSchema[];

  @Count('All that end within the days of the expiry warning.')
  expiringTotal: number;

  @ApiProperty({ type: [DraftSchema], maxItems: OVERVIEW.drafts })
  drafts: DraftSchema[];
}
