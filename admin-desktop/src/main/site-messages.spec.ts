import { TROUBLE_HEADER } from '../shared/site.ts';
import { answerToPage, headersToSite, isForSite, siteAddressOf } from './site-messages.ts';

const never = () => {
  throw new Error('The page has not gone.');
};

it('carries to the site only what the API reads', () => {
  const headers = headersToSite(
    new Headers({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'a',
      Origin: 'app://admin',
      Referer: 'app://admin/offers',
      Cookie: 'deal-harbor=stolen',
      Authorization: 'Basic eA==',
      Host: 'elsewhere.example',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '10.0.0.1',
    }),
  );
  expect([...headers.keys()].sort()).toEqual(['accept', 'content-type', 'idempotency-key']);
});

it('hands the page neither cookies nor headers with power over it', async () => {
  const answer = answerToPage(
    new Response('{"a":1}', {
      status: 201,
      headers: {
        'Content-Type': 'application/json',
        'X-Total-Count': '7',
        'Set-Cookie': 'deal-harbor=secret',
        'Content-Security-Policy': 'script-src *',
        'Content-Encoding': 'gzip',
        'Clear-Site-Data': '"*"',
        [TROUBLE_HEADER]: 'offline',
      },
    }),
    never,
  );
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('{"a":1}');
  expect(answer.headers.get('X-Total-Count')).toBe('7');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  for (const name of ['Set-Cookie', 'Content-Encoding', 'Clear-Site-Data', TROUBLE_HEADER]) {
    expect(answer.headers.has(name)).toBe(false);
  }
});

it('tells the page where what it deleted lies', () => {
  const headers = { Location: '/api/admin/bin/3' };
  const answer = answerToPage(new Response(null, { status: 204, headers }), never);
  expect(answer.headers.get('Location')).toBe('/api/admin/bin/3');
});

it('tells when the page has gone before the end of an answer', async () => {
  let gone = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
  });
  const answer = answerToPage(new Response(endless), () => {
    gone += 1;
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(gone).toBe(0);
  await reader?.cancel();
  expect(gone).toBe(1);
});

it('passes on an answer without a body', () => {
  expect(answerToPage(new Response(null, { status: 204 }), never).status).toBe(204);
});

it.each([
  ['/api/stores', true],
  ['/media/abc.webp', true],
  ['/go/store/1', false],
  ['/apis/x', false],
  ['/api', false],
  ['/offers', false],
  ['//api/stores', false],
])('%s belongs to the site: %s', (path, expected) => {
  expect(isForSite(path)).toBe(expected);
});

it.each([
  ['app://admin/api/stores?page=2', 'https://deals.example/api/stores?page=2'],
  ['app://admin/api/a%2f..%2fb', 'https://deals.example/api/a%2f..%2fb'],
  ['app://admin/api/@elsewhere.example/', 'https://deals.example/api/@elsewhere.example/'],
])('%s is asked at %s', (page, site) => {
  expect(siteAddressOf(new URL(page), 'https://deals.example')).toBe(site);
});
