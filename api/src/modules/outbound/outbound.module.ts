import { Module } from '@nestjs/common';
import { OutboundController } from './outbound.controller.js';
import { OutboundService } from './outbound.service.js';
import { VisitsModule } from './visits.module.js';

@Module({
  imports: [VisitsModule],
  controllers: [OutboundController],
  providers: [OutboundService],
})
export class OutboundModule {}
