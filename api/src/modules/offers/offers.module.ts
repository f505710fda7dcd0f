import { Module } from '@nestjs/common';
import { OfferOrderService } from './offer-order.service.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';

@Module({
  controllers: [OffersController],
  providers: [OffersService, OfferOrderService],
  exports: [OffersService],
})
export class OffersModule {}
