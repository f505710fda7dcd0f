import { applyDecorators, type Type } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ApiAnswers } from '../../../common/openapi/api-answers.decorator.js';
import { IDEMPOTENCY_KEY } from './idempotency-key.js';

const EVENTS = `To a caller that accepts text/event-stream: what is going on, as server-sent events \`phase\`
and \`text\`, and at the end one \`result\` or \`problem\`.`;

const KEY = `All calls with the same key and body within a day have one result. With another body it is
409; after a failure it is free again.`;

/** Describes a generator. Stands above all other decorators of its method. */
export function GenerationRoute(summary: string, ok: Type): MethodDecorator {
  return applyDecorators(
    ApiAnswers({ summary, ok, errors: [404, 409, 422, 429, 502, 504] }),
    ApiResponse({
      status: 200,
      description: EVENTS,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: KEY,
      schema: {
        type: 'string',
        minLength: IDEMPOTENCY_KEY.min,
        maxLength: IDEMPOTENCY_KEY.max,
        pattern: '^[A-Za-z0-9_-]+$',
      },
    }),
  );
}
