import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DiskGuard } from './disk.guard.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, { provide: APP_GUARD, useClass: DiskGuard }],
})
export class HealthModule {}
