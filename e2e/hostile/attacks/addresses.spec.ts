import { expect, test } from 'playwright/test';
import { some } from '../support/settings.ts';
import { note } from '../support/tally.ts';
import { get, host, send } from '../support/wire.ts';

const UP = ['..', '%2e%2e', '.%2e', '..;', '%252e%252e', '..%00', '\\..', '%5c..', '%c0%ae%c0%ae'];
const SECRETS = [
  'package.json',
  '.env',
  '.git/config',
  '.data/session-secret',
  'etc/passwd',
  'proc/self/environ',
];
const ROOTS = ['/', '/assets/', '/media/', '/api/docs/', '/admin/', '/fonts/', '/api/'];
/** What these files would say. */
const FOUND = /"private": true|\[core\]|root:x:0|SESSION_SECRET|DATABASE_URL|"workspaces"/;

test('no address leads out of the files that are served', async () => {
  let tried = 0;
  for (const root of ROOTS) {
    for (const secret of SECRETS) {
      const direct = [`${root}${secret}`, `${root}%2f${secret}`, `${root}//${secret}`];
      const climbing = UP.flatMap((up) =>
        [2, 5].flatMap((times) =>
          ['/', '%2f'].map((slash) => `${root}${`${up}${slash}`.repeat(times)}${secret}`),
        ),
      );
      for (const target of some([...direct, ...climbing], 10)) {
        const { status, headers, text } = await get(target);
        expect(status, target).toBeLessThan(500);
        // Below /admin every address is the admin's page.
        if (status === 200) expect(headers['content-type'], target).toContain('text/html');
        expect(text, target).not.toMatch(FOUND);
        tried++;
      }
    }
  }
  note({ kind: 'addresses that lead elsewhere', tried });
});

test('neither sources nor what the build left are served', async () => {
  const { text } = await get('/');
  const files = [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(0);
  const targets = [
    ...files.map((file) => `${file}.map`),
    '/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/server/app.js',
    '/build/server/app.js',
    '/src/main.ts',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/node_modules/react/package.json',
    '/.inputs',
    '/api/docs/swagger-ui.js.map',
    '/metrics',
    '/debug/pprof',
    '/server-status',
  ];
  for (const target of targets) {
    const { status } = await get(target);
    expect(status, target).toBe(404);
  }
});

test('no address of ours leads to another site', async () => {
  const targets = [
    '//evil.example/',
    '///evil.example/%2f..',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example',
    '/%09/evil.example/',
    '//evil.example//stores/',
    '/stores//evil.example',
    '/blog//evil.example',
    '/admin//evil.example',
    '/go/store/1?url=https://evil.example/',
    '/go/store/https:%2f%2fevil.example',
    '/go/store/1//evil.example',
    '/?next=https://evil.example/&url=//evil.example&redirect=//evil.example',
    '/blog?redirect=https://evil.example',
    '/admin?next=//evil.example',
  ];
  for (const target of targets) {
    const { status, headers } = await get(target);
    expect(status, target).toBeLessThan(500);
    expect(`${headers.location ?? ''} ${headers.refresh ?? ''}`, target).not.toContain(
      'evil.example',
    );
  }
});

test('no method but those that are described does anything', async () => {
  const methods = [
    'TRACE',
    'TRACK',
    'PATCH',
    'PROPFIND',
    'MKCOL',
    'SEARCH',
    'PURGE',
    'LOCK',
    'LINK',
  ];
  for (const method of methods) {
    for (const target of ['/', '/api/stores', '/api/config', '/media/x.webp', '/admin']) {
      const headers = [['X-Echo', 'what came in']] as const;
      const answer = await send({ method, target, headers, body: null }).catch(() => null);
      // Words that Node's parser does not know end the connection.
      if (!answer) continue;
      expect([400, 404, 405], `${method} ${target}`).toContain(answer.status);
      expect(answer.text).not.toContain('what came in');
    }
  }
});

test('a page of another origin gets nothing to read and nothing done', async () => {
  const foreign = [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const;
  for (const target of ['/api/config', '/api/admin/session', '/', '/media/x.webp']) {
    const { headers } = await get(target, foreign);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const preflight = await send({
    method: 'OPTIONS',
    target: '/api/stores',
    headers: [
      ...foreign,
      ['Access-Control-Request-Method', 'POST'],
      ['Access-Control-Request-Headers', 'content-type'],
    ],
    body: null,
  });
  expect(
    Object.keys(preflight.headers).filter((name) => name.startsWith('access-control')),
  ).toEqual([]);
  const body = Buffer.from('{"email":"a@b.example"}');
  const target = '/api/newsletter/subscribe';
  // A rebound name: the browser believes that the page and we are one.
  const rebound = [
    ['Host', 'evil.example'],
    ['Origin', 'http://evil.example'],
  ] as const;
  for (const [name, headers] of Object.entries({ foreign, rebound })) {
    const typed = [...headers, ['Content-Type', 'application/json'] as const];
    expect((await send({ method: 'POST', target, headers: typed, body })).status, name).toBe(403);
  }
  const ours = [
    ['Origin', `http://${host}`],
    ['Content-Type', 'application/json'],
  ] as const;
  expect((await send({ method: 'POST', target, headers: ours, body })).status).toBe(200);
});
