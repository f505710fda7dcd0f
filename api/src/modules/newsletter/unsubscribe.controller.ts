import { UNSUBSCRIBE_PATH, UNSUBSCRIBED } from '@deal-harbor/contracts';
import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { HTML, isForPeople, plainPage } from '../../common/http/plain-page.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { UnsubscribedSchema } from '../../common/openapi/schemas/status.schema.js';
import { NewsletterService } from './newsletter.service.js';

const LEFT = plainPage(UNSUBSCRIBED);

/** Stands outside /api because a GET of the same address is the page that mails lead to. */
@ApiTags('newsletter')
@Controller(UNSUBSCRIBE_PATH)
export class UnsubscribeController {
  constructor(private readonly newsletter: NewsletterService) {}

  /** The one click of RFC 8058: whatever body comes with it is not read. */
  @ApiAnswers({ summary: 'Leaves the newsletter', ok: UnsubscribedSchema })
  @Public()
  @HttpCode(200)
  @Post(':token')
  async leave(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const left = await this.newsletter.unsubscribe(token);
    // A redirect is no answer to the one click: a browser without scripts gets a page of few words.
    if (isForPeople(request)) response.type(HTML).send(LEFT);
    else response.json(left);
  }
}
