import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { MetricsGuard } from './metrics.guard.js';
import { MetricsService } from './metrics.service.js';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('health')
@Controller('metrics')
@UseGuards(MetricsGuard)
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @ApiAnswers({ summary: 'For Prometheus, with METRICS_TOKEN', media: 'text/plain', errors: [404] })
  @Public()
  @Header('Content-Type', TEXT)
  @Header('Cache-Control', 'no-store')
  @Get()
  text(): Promise<string> {
    return this.metrics.text();
  }
}
