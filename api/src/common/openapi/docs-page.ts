import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Response } from 'express';
import { notFound } from '../errors/app-error.js';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Deal Harbor API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><div id="swagger-ui"></div><noscript><a href="/api/openapi.json">openapi.json</a></noscript></body>
</html>
`;

/** The validator of Swagger UI would send the document to a server of theirs. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  tagsSorter: 'alpha',
});
`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The only files of the package that are served. */
const FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);
const SHORT = 'public, max-age=3600';

export function sendDocsPage(response: Response): void {
  response
    .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': SHORT })
    .type('html')
    .send(PAGE);
}

/** @throws AppError 'not-found' */
export function sendDocsFile(response: Response, file: string): void {
  response.set('Cache-Control', SHORT);
  if (file === 'start.js') {
    response.type('js').send(START);
    return;
  }
  if (!FILES.has(file)) throw notFound('File');
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  response.sendFile(file, { root, cacheControl: false });
}
