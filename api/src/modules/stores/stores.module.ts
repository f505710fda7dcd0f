import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/coupons.module.js';
import { MediaModule } from '../media/media.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

@Module({
  imports: [CouponsModule, OffersModule, MediaModule],
  controllers: [StoresController],
  providers: [StoresService],
  exports: [StoresService],
})
export class StoresModule {}
