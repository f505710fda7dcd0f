import { test as base, expect, type Page } from 'playwright/test';
import { Watch } from './watch.ts';

/** Playwright's `test` with a page that is watched; what the watch finds fails the test. */
export const test = base.extend<{ watch: Watch; watched: Page }>({
  watch: async ({ context }, use) => {
    const watch = await Watch.over(context);
    await use(watch);
    expect(watch.findings).toEqual([]);
  },
  // Made after the watch, so that its scripts are in every document.
  watched: async ({ context, watch: _ }, use) => await use(await context.newPage()),
});

export { expect };
