import { ROUTES } from '../../support/routes.ts';
import { baseUrl } from '../../support/settings.ts';
import { some } from '../support/settings.ts';
import { note } from '../support/tally.ts';
import { expect, test } from './attacked.ts';
import { Watch } from './watch.ts';

test('the watch sees what it is there for', async ({ context }) => {
  const watch = await Watch.over(context);
  const page = await context.newPage();
  const serve = (policy: string) =>
    page.route(`${baseUrl}/attacked`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': policy },
        body: '<img src=x onerror="canary(1)"><a href=" java\nscript:x">a</a><iframe></iframe>',
      }),
    );
  await serve("script-src 'unsafe-inline'");
  await watch.visit(page, '/attacked');
  expect(watch.findings.join('\n')).toMatch(/ran: 1/);
  expect(watch.findings.join('\n')).toMatch(/img onerror=.*\n.*a href=.*/);
  expect(watch.findings.join('\n')).toMatch(/<iframe>/);
  await page.unroute(`${baseUrl}/attacked`);
  watch.findings.length = 0;
  await serve("script-src 'self'");
  await watch.visit(page, '/attacked');
  expect(watch.findings.join('\n')).toMatch(/reported: script-src-attr inline/);
});

test('no page of ours is reported in normal use', async ({ watched, watch }) => {
  const pages = ROUTES.filter(({ path }) => path !== '/admin');
  const chosen = some([...pages, { path: '/api/docs' }], 2);
  for (const { path } of chosen) {
    await watch.visit(watched, path);
    expect(watch.findings, path).toEqual([]);
  }
  note({ kind: 'pages in normal use', tried: chosen.length });
});
