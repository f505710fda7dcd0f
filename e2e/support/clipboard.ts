import type { BrowserContext, Page } from 'playwright/test';

export const grantClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** As browsers do where the visitor or the embedding page forbids it. */
export const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    Clipboard.prototype.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });

export const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
