import type { SiteConfig } from '@deal-harbor/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { SiteConfigSchema } from '../../common/openapi/schemas/site-config.schema.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromConfig } from '../kept/made-from.js';
import { UpdateConfigDto } from './dto/update-config.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('config')
@Controller('api/config')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @ApiAnswers({ summary: "The site's settings", ok: SiteConfigSchema })
  @Kept(fromConfig)
  @Public()
  @Get()
  config(): Promise<SiteConfig> {
    return this.settings.config();
  }

  @ApiAnswers({ summary: "Change the site's settings", ok: SiteConfigSchema, errors: [409] })
  @Put()
  update(@Body() body: UpdateConfigDto): Promise<SiteConfig> {
    return this.settings.update(body);
  }
}
