import { isIP } from 'node:net';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../common/errors/app-error.js';
import { SAFE_METHODS } from '../../common/http/safe-methods.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** Whoever owns a name can have it lead here, and its pages then call as if they were ours; an address leads where it does. */
function isFixed(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Refuses mutating calls that a page of another origin makes the owner's browser send. Scripts, which
 * send neither header, go on to the session check.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly siteOrigin: string;

  constructor(@Inject(ENV) env: Env) {
    this.siteOrigin = env.siteUrl;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method)) return true;
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const foreign =
      site === 'cross-site' ||
      site === 'same-site' ||
      (origin !== undefined && site !== 'same-origin' && !this.isOurs(origin, request));
    if (foreign)
      throw new AppError('foreign-origin', 'This call may only come from the site itself.');
    return true;
  }

  /** The site's public origin, or the very address that the request was sent to. */
  private isOurs(origin: string, request: Request): boolean {
    if (origin === this.siteOrigin) return true;
    return (
      URL.canParse(origin) &&
      origin === `${request.protocol}://${request.get('host')}` &&
      isFixed(origin)
    );
  }
}
