import type { Problem } from '@deal-harbor/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { HTML, isForPeople, plainPage } from '../http/plain-page.js';
import { noteFault } from '../logging/request-log.js';
import { AppError } from './app-error.js';
import { ERROR_STATUS, PROBLEM_TYPES, STATUS_TITLES } from './error-status.js';
import { fromPostgres } from './postgres-errors.js';

/** Links to shops, pictures and the way out of the newsletter: what people open, and no program's call. */
const FOLLOWED = /^\/(go|media|unsubscribe)\//i;

const HIDDEN_DETAIL = 'Something went wrong on our side.';

function problem(status: number, detail: string, more: Partial<Problem> = {}): Problem {
  return {
    type: 'about:blank',
    title: STATUS_TITLES[status] ?? 'Error',
    status,
    detail,
    ...more,
  };
}

/** The answer to any error; nothing of its inside (stack, SQL, path) is in it. */
export function toProblem(error: unknown): { body: Problem; retryAfter?: number } {
  const known = error instanceof AppError ? error : fromPostgres(error);
  if (known) {
    const type = PROBLEM_TYPES[known.code];
    return {
      body: problem(ERROR_STATUS[known.code], known.message, {
        ...(type && { type }),
        ...(known.errors && { errors: known.errors }),
      }),
      retryAfter: known.retryAfter,
    };
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    if (status === 404) return { body: problem(404, 'There is nothing at this address.') };
    if (status < 500) return { body: problem(status, 'The request cannot be understood.') };
  }
  return { body: problem(500, HIDDEN_DETAIL) };
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { body, retryAfter } = toProblem(error);
    if (body.status >= 500) noteFault(response, error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.status(body.status).setHeader('Cache-Control', 'no-store');
    if (FOLLOWED.test(request.path) && isForPeople(request)) {
      const page = { title: body.title, text: body.detail, passing: body.status >= 500 };
      response.type(HTML).vary('Accept').send(plainPage(page));
    } else {
      response.type('application/problem+json').send(JSON.stringify(body));
    }
  }
}
