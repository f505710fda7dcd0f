import type { Locator, Page } from 'playwright/test';

/** What the browser says of calls after the session has ended. */
export const UNAUTHORIZED = /console: .*status of 401/;

export const password = (page: Page): Locator => page.getByLabel('Password', { exact: true });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** The navigation, which small screens keep behind a button. */
export async function navigation(page: Page): Promise<Locator> {
  const menu = button(page, 'Menu');
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: 'Admin' });
}
