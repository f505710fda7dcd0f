import type { Page } from 'playwright/test';

type Matcher = string | RegExp;

/** The addresses (with query) of the API that a page asks from now on. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

/** Keeps matching calls waiting until the answered function is called. */
export async function hold(page: Page, matcher: Matcher): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(matcher, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Answers matching calls as a server in trouble does. */
export async function fail(page: Page, matcher: Matcher, status = 500): Promise<void> {
  const json = { type: 'about:blank', title: 'Trouble', status, detail: 'Out of order' };
  await page.route(matcher, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', json }),
  );
}

/** Answers matching calls with a list; `total` is the whole list's length. */
export async function answerList(page: Page, matcher: Matcher, rows: unknown[], total?: number) {
  const headers = { 'X-Total-Count': String(total ?? rows.length) };
  await page.route(matcher, (route) => route.fulfill({ headers, json: rows }));
}
