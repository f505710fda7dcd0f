import { Module } from '@nestjs/common';
import { BlogsModule } from '../../blogs/blogs.module.js';
import { CategoriesModule } from '../../categories/categories.module.js';
import { CouponsModule } from '../../coupons/coupons.module.js';
import { KeptModule } from '../../kept/kept.module.js';
import { OffersModule } from '../../offers/offers.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { StoresModule } from '../../stores/stores.module.js';
import { PageData } from './page-data.js';

@Module({
  imports: [
    SettingsModule,
    CategoriesModule,
    StoresModule,
    CouponsModule,
    OffersModule,
    BlogsModule,
    ProductsModule,
    KeptModule,
  ],
  providers: [PageData],
})
export class PagesModule {}
