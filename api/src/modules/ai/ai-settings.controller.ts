import type { AiSettings, AiTestResult } from '@deal-harbor/contracts';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GoneSignal } from '../../common/http/gone-signal.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { AiSettingsSchema, AiTestResultSchema } from '../../common/openapi/schemas/ai.schema.js';
import { AiSettingsService } from './ai-settings.service.js';
import { AiSettingsDto } from './dto/ai-settings.dto.js';

@ApiTags('ai')
@Controller('api/ai')
export class AiSettingsController {
  constructor(private readonly ai: AiSettingsService) {}

  @ApiAnswers({ summary: 'The AI provider, without its key', ok: AiSettingsSchema })
  @Get('settings')
  settings(): Promise<AiSettings> {
    return this.ai.settings();
  }

  @ApiAnswers({ summary: 'Choose the AI provider', ok: AiSettingsSchema, errors: [409] })
  @Put('settings')
  update(@Body() body: AiSettingsDto): Promise<AiSettings> {
    return this.ai.update(body);
  }

  @ApiAnswers({
    summary: 'Ask the AI provider a question of a few words',
    ok: AiTestResultSchema,
    errors: [502, 504],
  })
  @HttpCode(200)
  @Post('test')
  test(@GoneSignal() signal: AbortSignal): Promise<AiTestResult> {
    return this.ai.test(signal);
  }
}
