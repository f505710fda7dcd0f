import type { Operation, Parameter } from './api-document.ts';

const word = (place: 'path' | 'query', name: string): Parameter => ({
  in: place,
  name,
  required: place === 'path',
  schema: { type: 'string', minLength: 1, maxLength: 140 },
});

/** What pages read of their addresses, and what they don't. */
const QUERY = ['search', 'category', 'sort', 'page', 'view', 'edit', 'next', 'utm_source'];

const PATHS = [
  '/',
  '/stores',
  '/categories',
  '/category/{slug}',
  '/store/{slug}',
  '/blogs',
  '/blog',
  '/blog/{slug}',
  '/amazon-deals',
  '/about',
  '/contact',
  '/unsubscribe/{word}',
  '/admin',
  '/admin/{word}',
  '/assets/{word}',
  '/{word}',
];

const HTML = { content: { 'text/html': {} } };
/** Files, and addresses that are none, are refused as calls are. */
const REFUSED = { content: { 'text/html': {}, 'application/problem+json': {} } };

/** The pages, described as the API's calls are. */
export const PAGES: Operation[] = PATHS.map((path) => ({
  name: `page ${path}`,
  method: 'GET',
  path,
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => word('path', name)),
    ...QUERY.map((name) => word('query', name)),
  ],
  body: null,
  closed: false,
  responses: { 200: HTML, 301: HTML, 400: REFUSED, 404: REFUSED },
}));
