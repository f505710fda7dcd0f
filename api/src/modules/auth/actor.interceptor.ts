import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { actingAs, sessionActor } from '../../common/actor.js';
import { sessionOf } from './session-of.js';

/** Runs the owner's calls in the name of their session, for the audit log. */
@Injectable()
export class ActorInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const session = sessionOf(context.switchToHttp().getRequest<Request>());
    return session === null ? next.handle() : actingAs(sessionActor(session), () => next.handle());
  }
}
