import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';

const YEAR = 31_536_000;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers of every answer. Pages bring a content policy of their own, with the hashes of their scripts. */
export function securityHeaders(env: Env): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: env.siteUrl.startsWith('https:') ? { maxAge: YEAR } : false,
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS);
      next();
    },
  ];
}
