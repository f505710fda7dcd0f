import { type OpenAiServer, startOpenAiServer } from '@deal-harbor/test-servers';
import type { APIRequestContext, Locator } from 'playwright/test';
import { alone } from './alone.ts';
import { signIn } from './owner.ts';
import { test as base, expect } from './test.ts';

export const AI_SETTINGS = '/api/ai/settings';
export const API_KEY = 'sk-of-these-tests';
/** Between the pieces of an answer, where one is to be watched. */
export const PIECES_MS = 25;
/** For a test that waits until another one is done with the provider. */
const WAIT_MS = 300_000;

interface Played {
  /** Plays OpenAI; what it was asked before is forgotten. */
  provider: OpenAiServer;
}

/** Playwright's `test` with a provider of its own that the product is set up with. */
export const test = base.extend<Played, { server: OpenAiServer }>({
  server: [
    async ({}, use) => {
      const server = await startOpenAiServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ request, server }, use) =>
      await alone(async () => {
        server.reset();
        await setProvider(request, { apiKey: API_KEY, baseUrl: server.url });
        await use(server);
        await setProvider(request, { apiKey: null, baseUrl: null });
      }, 'provider'),
    { auto: true, timeout: WAIT_MS },
  ],
});

export async function setProvider(request: APIRequestContext, data: object): Promise<void> {
  await signIn(request);
  expect((await request.put(AI_SETTINGS, { data })).status()).toBe(200);
}

/** What the generator's link leads to: other tests write posts meanwhile. */
export async function writtenPost(made: Locator, request: APIRequestContext) {
  const link = made.getByRole('link', { name: 'Read and edit the post' });
  const [, id] = /edit=(\d+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  return (await request.get(`/api/blogs/${id}/record`)).json();
}
