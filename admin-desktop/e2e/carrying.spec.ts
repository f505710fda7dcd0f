import type { ServerResponse } from 'node:http';
import { expect, test } from './support/desktop.ts';
import { answers, playSite } from './support/servers.ts';

const config = { siteName: 'Played', primaryColor: '#FF6B00', version: 1 };

test('events of the site arrive one by one, and it learns when nobody listens', async ({
  desktop,
  allow,
}) => {
  allow(/status of/);
  let open: ServerResponse | undefined;
  let closed = false;
  const site = await playSite((request, response) => {
    if (request.url !== '/api/events') return answers({ '/api/config': config })(request, response);
    open = response;
    response.on('close', () => {
      closed = true;
    });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: 1\n\n');
  });
  const page = await desktop.startWithSite({}, site.origin);
  await page.evaluate(async () => {
    const all = globalThis as { seen?: string; ending?: AbortController };
    all.ending = new AbortController();
    all.seen = '';
    const { body } = await fetch('/api/events', {
      method: 'POST',
      body: '{}',
      signal: all.ending.signal,
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        all.seen += part.value;
      }
    };
    void read().catch(() => undefined);
  });
  const seen = () => page.evaluate(() => (globalThis as { seen?: string }).seen);
  await expect.poll(seen).toBe('data: 1\n\n');
  open?.write('data: 2\n\n');
  await expect.poll(seen).toBe('data: 1\n\ndata: 2\n\n');
  await page.evaluate(() => (globalThis as { ending?: AbortController }).ending?.abort());
  await expect
    .poll(() => {
      open?.write(': still there?\n\n');
      return closed;
    })
    .toBe(true);
  site.stop();
});

test('what the page sends says nothing of the page', async ({ desktop, allow }) => {
  allow(/status of/);
  const seen: Record<string, unknown>[] = [];
  const site = await playSite((request, response) => {
    if (request.url === '/api/probe') seen.push(request.headers);
    answers({ '/api/config': config, '/api/probe': {} })(request, response);
  });
  const page = await desktop.startWithSite({}, site.origin);
  await page.evaluate(() =>
    fetch('/api/probe', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: 'Basic eA==' },
      body: '{"a":1}',
    }),
  );
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ 'content-type': 'application/json', 'content-length': '7' });
  for (const name of ['origin', 'referer', 'authorization', 'cookie']) {
    expect(seen[0]).not.toHaveProperty(name);
  }
  site.stop();
});

test('a redirect of the site is not followed', async ({ desktop, allow }) => {
  allow(/status of/);
  let calls = 0;
  const other = await playSite((_request, response) => {
    calls += 1;
    response.end('{}');
  });
  const site = await playSite((_request, response) => {
    response.writeHead(307, { Location: `${other.origin}/stolen` }).end();
  });
  const page = await desktop.startWithSite({}, site.origin);
  const status = await page.evaluate(async () => (await fetch('/api/config')).status);
  expect(status).toBe(502);
  expect(calls).toBe(0);
  site.stop();
  other.stop();
});
