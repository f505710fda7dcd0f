import type { Request } from 'express';
import { tooMuchAtOnce } from '../../common/errors/app-error.js';
import type { Env } from '../../config/env.js';
import type { AuthService } from './auth.service.js';
import { refuseForeign } from './origin.guard.js';
import { readSessionCookie } from './session-cookie.js';

/** More would stand in line for the database before those whom the overload guard has let in. */
const AT_ONCE = 8;

/**
 * Whether a large body may be read, asked when only the headers of its call are there.
 * @returns a question that throws AppError 'foreign-origin', or 'unavailable' where too many ask
 */
export function mayBeLarge(auth: AuthService, env: Env): (request: Request) => Promise<boolean> {
  let asking = 0;
  return async (request) => {
    refuseForeign(request, env);
    if (asking === AT_ONCE) throw tooMuchAtOnce();
    asking++;
    try {
      return (await auth.sessionOf(readSessionCookie(request, env))) !== null;
    } finally {
      asking--;
    }
  };
}
