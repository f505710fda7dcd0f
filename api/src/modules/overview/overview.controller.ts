import type { Overview } from '@deal-harbor/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { OverviewSchema } from '../../common/openapi/schemas/overview.schema.js';
import { OverviewService } from './overview.service.js';

@ApiTags('overview')
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @ApiAnswers({ summary: 'How the site stands', ok: OverviewSchema })
  @Get()
  read(): Promise<Overview> {
    return this.overview.read();
  }
}
