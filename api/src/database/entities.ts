import { RateLimitEntity } from '../common/rate-limit.entity.js';
import { AiSettingsEntity } from '../modules/ai/ai-settings.entity.js';
import { AiGenerationEntity } from '../modules/ai/runs/ai-generation.entity.js';
import { AuditEntryEntity } from '../modules/audit/audit-entry.entity.js';
import { AdminAccountEntity } from '../modules/auth/admin-account.entity.js';
import { RecoveryCodeEntity } from '../modules/auth/second-factor/recovery-code.entity.js';
import { AdminSessionEntity } from '../modules/auth/sessions/admin-session.entity.js';
import { BinEntryEntity } from '../modules/bin/bin-entry.entity.js';
import { BlogEntity } from '../modules/blogs/blog.entity.js';
import { CategoryEntity } from '../modules/categories/category.entity.js';
import { CouponEntity } from '../modules/coupons/coupon.entity.js';
import { MediaEntity } from '../modules/media/media.entity.js';
import { MediaSizeEntity } from '../modules/media/media-size.entity.js';
import { SubscriberEntity } from '../modules/newsletter/subscriber.entity.js';
import { WelcomeMailEntity } from '../modules/newsletter/welcome/welcome-mail.entity.js';
import { OfferEntity } from '../modules/offers/offer.entity.js';
import {
  VisitCountEntity,
  VisitEntity,
  VisitSaltEntity,
} from '../modules/outbound/visit.entity.js';
import { ProductEntity } from '../modules/products/product.entity.js';
import { SearchWordEntity } from '../modules/search/search-word.entity.js';
import { SiteSettingsEntity } from '../modules/settings/site-settings.entity.js';
import { StoreEntity } from '../modules/stores/store.entity.js';
import { ListCountEntity } from './live-deals/list-count.entity.js';

export const ENTITIES = [
  AdminAccountEntity,
  AdminSessionEntity,
  AiGenerationEntity,
  AiSettingsEntity,
  AuditEntryEntity,
  BinEntryEntity,
  BlogEntity,
  CategoryEntity,
  CouponEntity,
  ListCountEntity,
  MediaEntity,
  MediaSizeEntity,
  OfferEntity,
  ProductEntity,
  RateLimitEntity,
  RecoveryCodeEntity,
  SearchWordEntity,
  SiteSettingsEntity,
  StoreEntity,
  SubscriberEntity,
  VisitCountEntity,
  VisitEntity,
  VisitSaltEntity,
  WelcomeMailEntity,
];
