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

/** The site's public origin, or the very address that the request was sent to. */
function isOurs(origin: string, request: Request, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  return (
    URL.canParse(origin) &&
    origin === `${request.protocol}://${request.get('host')}` &&
    isFixed(origin)
  );
}

/**
 * Refuses what a page of another origin makes the owner's browser send. Scripts, which send neither header, go on to
 * the session check.
 * @throws AppError 'foreign-origin'
 */
export function refuseForeign(request: Request, { siteUrl }: Env): void {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const foreign =
    site === 'cross-site' ||
    site === 'same-site' ||
    (origin !== undefined && site !== 'same-origin' && !isOurs(origin, request, siteUrl));
  if (foreign)
    throw new AppError('foreign-origin', 'This call may only come from the site itself.');
}

/** Before every call that changes something. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!SAFE_METHODS.has(request.method)) refuseForeign(request, this.env);
    return true;
  }
}
