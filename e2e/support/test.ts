import type { BrowserContext, Request } from 'playwright/test';
import { test as base, expect } from 'playwright/test';

interface Guards {
  /** Lets this test's pages complain about what it provokes, such as a call that fails. */
  allow: (complaint: RegExp) => void;
}

/**
 * Playwright's `test`. A page that throws, logs an error or a warning (a violated content policy
 * included), loses a request, asks a framework's own address or another site, fails the test.
 */
export const test = base.extend<Guards>({
  allow: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      // Without scripts the browser itself turns away what the page would load ahead.
      const allowed = javaScriptEnabled === false ? [/^lost: .*\.js csp$/] : [];
      const complaints = complaintsOf(context, baseURL);
      await use((complaint) => allowed.push(complaint));
      expect(complaints.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

function complaintsOf(context: BrowserContext, site: string | undefined): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    if (isUnwanted(request, site)) complaints.push(`asked: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`lost: ${request.url()} ${reason}`);
  });
  return complaints;
}

function isUnwanted(request: Request, site: string | undefined): boolean {
  const { protocol, origin, pathname } = new URL(request.url());
  if (!protocol.startsWith('http')) return false;
  return origin !== site || pathname.endsWith('.data') || pathname.startsWith('/__manifest');
}

export { expect };
