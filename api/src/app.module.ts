import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { LoggingModule } from './common/logging/logging.module.js';
import { OpenApiModule } from './common/openapi/openapi.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { AdvertisingModule } from './modules/advertising/advertising.module.js';
import { AiModule } from './modules/ai/ai.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BinModule } from './modules/bin/bin.module.js';
import { BlogsModule } from './modules/blogs/blogs.module.js';
import { CategoriesModule } from './modules/categories/categories.module.js';
import { CouponsModule } from './modules/coupons/coupons.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { HousekeepingModule } from './modules/housekeeping/housekeeping.module.js';
import { KeptModule } from './modules/kept/kept.module.js';
import { MediaModule } from './modules/media/media.module.js';
import { MetricsModule } from './modules/metrics/metrics.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { OffersModule } from './modules/offers/offers.module.js';
import { OutboundModule } from './modules/outbound/outbound.module.js';
import { OverviewModule } from './modules/overview/overview.module.js';
import { ProductsModule } from './modules/products/products.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { FeedsModule } from './modules/site/feeds/feeds.module.js';
import { PagesModule } from './modules/site/pages/pages.module.js';
import { StoresModule } from './modules/stores/stores.module.js';

@Module({})
export class AppModule {
  static forRoot(env: Env, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(env),
        LoggingModule,
        DatabaseModule.forRoot(dataSource),
        AuthModule,
        AuditModule,
        HealthModule,
        SettingsModule,
        CategoriesModule,
        StoresModule,
        CouponsModule,
        OffersModule,
        BlogsModule,
        ProductsModule,
        NewsletterModule,
        AiModule,
        AdvertisingModule,
        MediaModule,
        OutboundModule,
        OverviewModule,
        BinModule,
        HousekeepingModule,
        SearchModule,
        FeedsModule,
        PagesModule,
        KeptModule,
        MetricsModule,
        OpenApiModule,
      ],
    };
  }
}
