import type { AiSettings, AiTestResult } from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Count, NullableText, PlainText, Truth, Version } from './shape.js';

const VALUES = ['apiKey', 'baseUrl', 'model'];

export class AiSettingsSchema implements AiSettings {
  @Truth('Whether the generators have a provider.')
  configured: boolean;

  @NullableText('Why they have none.')
  problem: string | null;

  @ApiProperty({ type: String, nullable: true, enum: ['environment', 'settings', null] })
  keySource: AiSettings['keySource'];

  @NullableText('The address of an OpenAI-compatible server; null is OpenAI’s own.')
  baseUrl: string | null;

  @PlainText()
  model: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: VALUES },
    description: 'What the environment decides, so that the settings cannot.',
  })
  fromEnvironment: AiSettings['fromEnvironment'];

  @Version()
  version: number;
}

export class AiTestResultSchema implements AiTestResult {
  @PlainText()
  model: string;

  @Count('Milliseconds until the answer was whole.')
  tookMs: number;
}
