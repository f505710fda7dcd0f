import type { AdvertisingStatus } from '@deal-harbor/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { AdvertisingStatusSchema } from '../../common/openapi/schemas/status.schema.js';
import { AdvertisingService } from './advertising.service.js';

@ApiTags('google-ads')
@Controller('api/google-ads')
export class AdvertisingController {
  constructor(private readonly advertising: AdvertisingService) {}

  @ApiAnswers({ summary: 'State of the advertising platform', ok: AdvertisingStatusSchema })
  @Public()
  @Get('status')
  status(): AdvertisingStatus {
    return this.advertising.status();
  }
}
