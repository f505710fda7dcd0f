import type { OutboundKind } from '@deal-harbor/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/http/public.decorator.js';
import { visitorOf } from '../../common/http/visitor.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { OutboundService } from './outbound.service.js';
import { OUTBOUND_KINDS, OutboundKindPipe } from './outbound-kind.pipe.js';
import { sendAway } from './send-away.js';

@ApiTags('pages')
@Controller('go')
export class OutboundController {
  constructor(private readonly outbound: OutboundService) {}

  @ApiAnswers({ summary: 'Leads to a shop and counts the visitor', redirect: true })
  @Public()
  @Get(':kind/:id')
  @ApiParam({ name: 'kind', enum: OUTBOUND_KINDS })
  async follow(
    @Param('kind', OutboundKindPipe) kind: OutboundKind,
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visitor = request.method === 'HEAD' ? null : visitorOf(request);
    sendAway(response, await this.outbound.follow(kind, id, visitor));
  }
}
