import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../../common/errors/app-error.js';
import { PUBLIC } from '../../common/http/public.decorator.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { AuthService } from './auth.service.js';
import { readSessionCookie } from './session-cookie.js';

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
    if (await this.auth.isSignedIn(readSessionCookie(request, this.env))) return true;
    throw new AppError('unauthenticated', 'Sign in to do this.');
  }
}
