import { RequestMethod, type Type } from '@nestjs/common';
import {
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import {
  ApiCookieAuth,
  ApiExtraModels,
  ApiOperation,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { PUBLIC } from '../http/public.decorator.js';
import { ERRORS, type ErrorAnswer } from './error-answers.js';
import { ProblemSchema } from './schemas/problem.schema.js';

/** The security scheme of the owner's cookie, as the document names it. */
export const SESSION_SCHEME = 'session';

export interface Answers {
  /** What the call does, in a few words. */
  summary: string;
  /** One entity, answered with the status that Nest gives the call. */
  ok?: Type;
  /** A bare array of entities; on a GET with X-Total-Count. */
  list?: Type;
  /** The media type of an answer that is not JSON. */
  media?: string;
  /** Where the call leads to another address. */
  redirect?: true;
  /** What the header Location of a success leads to. */
  location?: string;
  /** What may go wrong beyond the errors that the route's own form brings about. */
  errors?: readonly ErrorAnswer[];
  /** Whether `?scope=admin` asks for the session; a type is what the owner's list then holds. */
  scoped?: true | Type;
}

interface Route {
  status: number;
  open: boolean;
  mutating: boolean;
  takes: (part: RouteParamtypes) => boolean;
}

function routeOf(target: object, key: string | symbol, handler: object): Route {
  const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
  if (method === undefined) {
    throw new Error(`@ApiAnswers must stand above @Get, @Post … of ${String(key)}`);
  }
  const parts = Object.keys(
    Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key) ?? {},
  ).map((part) => Number(part.split(':')[0]));
  const usual = method === RequestMethod.POST ? 201 : 200;
  return {
    status: Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? usual,
    open: Reflect.getMetadata(PUBLIC, handler) === true,
    mutating: method !== RequestMethod.GET,
    takes: (part) => parts.includes(part),
  };
}

function errorsOf(route: Route, answers: Answers): ErrorAnswer[] {
  const body = route.takes(RouteParamtypes.BODY);
  const found = new Set<ErrorAnswer>([...(answers.errors ?? []), 503]);
  if (body || route.takes(RouteParamtypes.QUERY)) found.add(400);
  if (body) found.add(413).add(415);
  if (!route.open || answers.scoped) found.add(401);
  if (route.mutating) found.add(403);
  if (route.takes(RouteParamtypes.PARAM)) found.add(404);
  return [...found].sort((a, b) => a - b);
}

const TOTAL = {
  'X-Total-Count': { description: 'Size of the whole list.', schema: { type: 'integer' } },
} as const;

/** A list whose entries have another form for the owner. */
function scopedList(status: number, description: string, types: Type[]): MethodDecorator {
  const items = { anyOf: types.map((type) => ({ $ref: getSchemaPath(type) })) };
  const response = ApiResponse({
    status,
    description,
    headers: TOTAL,
    schema: { type: 'array', items },
  });
  const models = ApiExtraModels(...types);
  return (target, key, descriptor) => {
    models(target, key, descriptor);
    response(target, key, descriptor);
  };
}

function leadingTo(description: string) {
  const schema = { type: 'string', format: 'uri-reference' } as const;
  return { Location: { description, schema } };
}

function success(answers: Answers, { status, mutating }: Route): MethodDecorator {
  const description = answers.summary;
  if (answers.redirect) {
    const headers = { Location: { schema: { type: 'string', format: 'uri' } } } as const;
    return ApiResponse({ status: 302, description, headers });
  }
  if (answers.media) {
    const content = { [answers.media]: { schema: { type: 'string' } } } as const;
    return ApiResponse({ status, description, content });
  }
  if (answers.list && typeof answers.scoped === 'function') {
    return scopedList(status, description, [answers.list, answers.scoped]);
  }
  if (answers.list) {
    const headers = mutating ? {} : TOTAL;
    return ApiResponse({ status, description, type: answers.list, isArray: true, headers });
  }
  return ApiResponse({
    status,
    description,
    ...(answers.ok && { type: answers.ok }),
    ...(answers.location && { headers: leadingTo(answers.location) }),
  });
}

function failure(status: ErrorAnswer): MethodDecorator {
  const { description, headers } = ERRORS[status];
  const content = {
    'application/problem+json': { schema: { $ref: getSchemaPath(ProblemSchema) } },
  };
  return ApiResponse({ status, description, content, ...(headers ? { headers } : {}) });
}

/**
 * Describes what a call answers. Stands above all other decorators of its method, because it reads
 * from them what goes without saying: the success status, and the errors of bodies, queries, ids,
 * the session and foreign origins.
 */
export function ApiAnswers(answers: Answers): MethodDecorator {
  return (target, key, descriptor) => {
    const route = routeOf(target, key, descriptor.value as object);
    const decorators = [
      ApiOperation({ summary: answers.summary }),
      success(answers, route),
      ...errorsOf(route, answers).map(failure),
      ...(route.open ? [] : [ApiCookieAuth(SESSION_SCHEME)]),
    ];
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}
