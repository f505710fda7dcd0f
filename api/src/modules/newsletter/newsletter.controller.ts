import type { Subscriber } from '@deal-harbor/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { List } from '../../common/http/list.js';
import { Public } from '../../common/http/public.decorator.js';
import { visitorOf } from '../../common/http/visitor.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { SubscribedSchema } from '../../common/openapi/schemas/status.schema.js';
import { SubscriberSchema } from '../../common/openapi/schemas/subscriber.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { SubscribersQuery } from './dto/subscribers.query.js';
import { NewsletterService, type Subscribed } from './newsletter.service.js';
import { sendSubscribers } from './send-subscribers.js';

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
  @ApiAnswers({ summary: 'Subscribers, the newest first', list: SubscriberSchema })
  @Get('subscribers')
  list(@Query() query: SubscribersQuery): Promise<List<Subscriber>> {
    return this.newsletter.list(query);
  }

  @ApiAnswers({ summary: 'All subscribers as a table: email, subscribed', media: 'text/csv' })
  @Get('subscribers.csv')
  async table(@Res() response: Response): Promise<void> {
    await sendSubscribers(response, await this.newsletter.all());
  }

  @ApiAnswers({ summary: 'Remove a subscriber' })
  @Delete('subscribers/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}
