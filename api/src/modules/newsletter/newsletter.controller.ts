import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/http/public.decorator.js';
import { visitorOf } from '../../common/http/visitor.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { SubscribedSchema } from '../../common/openapi/schemas/status.schema.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { NewsletterService, type Subscribed } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @ApiAnswers({ summary: 'Subscribe to the newsletter', ok: SubscribedSchema, errors: [429] })
  @Public()
  @Post('subscribe')
  @HttpCode(200)
  subscribe(@Body() body: SubscribeDto, @Req() request: Request): Promise<Subscribed> {
    return this.newsletter.subscribe(body, visitorOf(request));
  }
}
