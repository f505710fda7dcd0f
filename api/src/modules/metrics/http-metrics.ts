import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { Histogram, type Registry } from 'prom-client';
import { wasShed } from '../../common/http/overload-guard.js';
import { isApiPath } from '../site/pages/api-paths.js';

/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 10];
/** A route of the framework's own, that stands for no address. */
const EVERYWHERE = '{/*splat}';

/**
 * The pattern that an address fell under, of which there are few: never the address itself. `kept` was answered
 * from memory before the framework saw it, `shed` turned away for want of room, `site` is a page or file, `none` an address that
 * nothing answers.
 */
function routeOf(
  request: IncomingMessage & Partial<Pick<Request, 'app' | 'path' | 'route'>>,
  response: ServerResponse,
) {
  const { app, route, path = '' } = request;
  if (wasShed(response)) return 'shed';
  if (!app) return 'kept';
  if (route && route.path !== EVERYWHERE) return String(route.path);
  return isApiPath(path) ? 'none' : 'site';
}

/** Counts and times every request of a server, until its answer was sent or its caller has gone. */
export function timeRequests(server: Server, registry: Registry): void {
  const durations = new Histogram({
    name: 'deal_harbor_http_request_duration_seconds',
    help: 'Requests by what answered them; status 0 is a caller that went away.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  server.prependListener('request', (request, response) => {
    const begun = performance.now();
    response.once('close', () => {
      const { method = '' } = request;
      const status = response.writableFinished ? response.statusCode : 0;
      const seconds = (performance.now() - begun) / 1_000;
      durations.observe({ method, route: routeOf(request, response), status }, seconds);
    });
  });
}
