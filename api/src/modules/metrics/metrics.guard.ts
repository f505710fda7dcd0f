import { hash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../common/errors/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

const BEARER = /^Bearer +(\S+) *$/i;
const digest = (text: string) => hash('sha256', text, 'buffer');

/** Lets in whoever brings METRICS_TOKEN; to anybody else the address does not exist. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { metricsToken } = this.env;
    const { authorization = '' } = context.switchToHttp().getRequest<Request>().headers;
    const [, given = ''] = BEARER.exec(authorization) ?? [];
    // Of equal length, so that the comparison tells nothing by its time.
    if (metricsToken !== null && timingSafeEqual(digest(given), digest(metricsToken))) return true;
    throw new AppError('not-found', 'There is nothing at this address.');
  }
}
