import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { HealthSchema } from '../../common/openapi/schemas/status.schema.js';
import { HealthService, type HealthState } from './health.service.js';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @ApiAnswers({ summary: 'Whether the process lives', ok: HealthSchema })
  @Public()
  @Get('healthz')
  alive(): HealthState {
    return { status: 'ok' };
  }

  @ApiAnswers({ summary: 'Whether it can serve', ok: HealthSchema })
  @Public()
  @Get('readyz')
  ready(): Promise<HealthState> {
    return this.health.ready();
  }
}
