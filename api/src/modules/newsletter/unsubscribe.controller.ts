import { UNSUBSCRIBE_PATH, UNSUBSCRIBED_PATH } from '@deal-harbor/contracts';
import { Controller, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { isForPeople } from '../../common/http/plain-page.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { UnsubscribedSchema } from '../../common/openapi/schemas/status.schema.js';
import { NewsletterService } from './newsletter.service.js';

/** Stands outside /api because a GET of the same address is the page that mails lead to. */
@ApiTags('newsletter')
@Controller(UNSUBSCRIBE_PATH)
export class UnsubscribeController {
  constructor(private readonly newsletter: NewsletterService) {}

  /** The one click of RFC 8058: whatever body comes with it is not read. */
  @ApiAnswers({ summary: 'Leaves the newsletter', ok: UnsubscribedSchema })
  @ApiResponse({ status: HttpStatus.SEE_OTHER, description: 'Leads a browser without scripts on' })
  @Public()
  @HttpCode(HttpStatus.OK)
  @Post(':token')
  async leave(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const left = await this.newsletter.unsubscribe(token);
    if (isForPeople(request)) {
      response.redirect(HttpStatus.SEE_OTHER, UNSUBSCRIBED_PATH);
    } else {
      response.status(HttpStatus.OK).json(left);
    }
  }
}
