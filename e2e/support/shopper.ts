import type { Locator, Page, Response } from 'playwright/test';
import { expect } from 'playwright/test';

/** Opens a page as a new document and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await comeToLife(page);
  return response as Response;
}

/** Waits until a page that was loaded, such as anew, answers to clicks and to the browser's steps. */
export async function comeToLife(page: Page): Promise<void> {
  await page.waitForFunction(answersToClicks);
}

/** In the page. The site takes the scrolling over once its links are followed; of the admin nothing is there before. */
function answersToClicks(): boolean {
  return (
    history.scrollRestoration === 'manual' || document.querySelector('[type=password]') !== null
  );
}

/** Follows a link of the footer, which every screen has at every size, without loading a document. */
export async function follow(page: Page, label: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
}

/** A page that reads no lists, from where others are reached without loading a document. */
export const QUIET_PAGE = '/about';

/** Goes from a quiet page to one that the footer links, so that the browser reads the data itself. */
export async function walkTo(page: Page, label: string): Promise<void> {
  await open(page, QUIET_PAGE);
  await follow(page, label);
}

/** The part of a page under this heading. */
export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The notification stack. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ });
}

/** A message that is really seen: nothing lies over its middle. */
export async function expectToast(page: Page, title: string | RegExp, text?: string | RegExp) {
  const toast = toasts(page).getByRole('listitem');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(title);
  if (text) await expect(toast).toContainText(text);
  const inFront = () =>
    toast.evaluateAll(([shown]) => {
      const { x, y, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
      return shown?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
    });
  await expect.poll(inFront, { message: 'The toast is in front of all else' }).toBe(true);
  return toast;
}

/** Waits for what arrives or leaves; what moves for ever, as skeletons do, goes on. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Marks the document; the answer tells whether the same one is still there. */
export async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
