import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { signInFirst } from '../../common/errors/app-error.js';
import { PUBLIC } from '../../common/http/public.decorator.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { AuthService } from './auth.service.js';
import { readSessionCookie } from './session-cookie.js';
import { rememberSession } from './session-of.js';

/** Everything is closed unless it says `@Public()`; the owner's view of a public list is closed too. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const open = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (open && !('scope' in request.query)) return true;
    const session = await this.auth.sessionOf(readSessionCookie(request, this.env));
    if (session === null) throw signInFirst();
    rememberSession(request, session);
    // What only the owner may see stays in no cache, not even in the owner's own browser.
    context.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');
    return true;
  }
}
