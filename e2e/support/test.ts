import { test as base, expect } from 'playwright/test';

interface Guards {
  /** What the page of this test may complain about, such as the answer 404 that the test provokes. */
  expectedComplaints: RegExp[];
  cleanConsole: undefined;
}

/** Playwright's `test`; a page that throws, or logs an error or a warning, fails the test. */
export const test = base.extend<Guards>({
  expectedComplaints: [[], { option: true }],
  cleanConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((e) => e.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
