import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';

const TWO_YEARS = 63_072_000;
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Headers of every answer, by their names. The content policy is that of data, which loads nothing; whoever answers
 * a document sets one of its own.
 */
export function securityHeaders(env: Env): Map<string, string> {
  const { siteUrl } = env;
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const fill = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: siteUrl.startsWith('https:') ? { maxAge: TWO_YEARS } : false,
    xFrameOptions: { action: 'deny' },
  });
  fill(response.req, response, () => undefined);
  response.setHeader('Permissions-Policy', PERMISSIONS.map((one) => `${one}=()`).join(', '));
  return new Map(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

export function withHeaders(headers: Map<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
