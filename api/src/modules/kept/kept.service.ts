import type { IncomingMessage, Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';
import { putBefore } from '../../common/http/put-before.js';
import { VisitsService } from '../outbound/visits.service.js';
import { ContentChanges, type Hearing } from './content-changes.js';
import type { KeptAnswer } from './kept-answer.js';
import { KeptAnswers } from './kept-answers.js';
import { keyOf, type PageAddress } from './kept-keys.js';
import { KeptListener } from './kept-listener.js';

/** Puts the kept answers before the framework. */
@Injectable()
export class KeptService {
  readonly answers = new KeptAnswers<KeptAnswer>();

  constructor(
    private readonly changes: ContentChanges,
    private readonly visits: VisitsService,
    private readonly host: HttpAdapterHost,
  ) {}

  get hearing(): Hearing {
    return this.changes.hearing;
  }

  /** @param pageAddress undefined without pages */
  async standBefore(server: Server, pageAddress: PageAddress | undefined): Promise<void> {
    const { answers, changes } = this;
    putBefore(server, (make) => {
      const listener = new KeptListener({
        answers,
        changes,
        make,
        keyOf: (target) => keyOf(target, pageAddress),
        onView: (post, request) => this.countView(post, request),
      });
      return listener.listen;
    });
    await this.changes.start();
  }

  private countView(post: number, request: IncomingMessage): void {
    const express = this.host.httpAdapter.getInstance<Express>();
    this.visits.count('blog', post, {
      // As Express reads it: what TRUST_PROXY says, no header of the client's choosing.
      address: proxyAddress(request, express.get('trust proxy fn')),
      userAgent: request.headers['user-agent'] ?? '',
    });
  }
}
