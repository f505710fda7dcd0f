import { Module } from '@nestjs/common';
import { KeptModule } from '../kept/kept.module.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

@Module({ imports: [KeptModule], controllers: [MetricsController], providers: [MetricsService] })
export class MetricsModule {}
