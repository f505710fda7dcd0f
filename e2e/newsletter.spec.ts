import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { apiCalls, fail } from './support/api-calls.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /email/i });

async function subscribe(page: Page, email: string) {
  await field(page).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

for (const email of ['', '   ', 'no-sign.example']) {
  test(`"${email}" is no email, and nothing is sent`, async ({ page }) => {
    await open(page, '/');
    const asked = apiCalls(page);
    await subscribe(page, email);
    const toast = await expectToast(page, 'Invalid Email', 'Please enter a valid email address.');
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
    expect(asked).toEqual([]);
  });
}

test('a subscription clears the field', async ({ page }, { project }) => {
  await open(page, '/');
  await expect(field(page)).toHaveAttribute('type', 'email');
  await expect(field(page)).toHaveAttribute('required', '');
  const sent = page.waitForRequest('**/api/newsletter/subscribe');
  await subscribe(page, `shopper-${project.name}@mail.example`);
  expect((await sent).postDataJSON()).toEqual({ email: `shopper-${project.name}@mail.example` });
  await expect(field(page)).toHaveValue('');
  const toast = await expectToast(page, /subscribed/i);
  await expect(toast).toHaveAttribute('data-variant', 'default');
});

test('a failed subscription keeps the field', async ({ page, allow }) => {
  allow(/console: .*status of 500/);
  await open(page, '/');
  await fail(page, '**/api/newsletter/subscribe');
  await subscribe(page, 'shopper@mail.example');
  const toast = await expectToast(page, 'Subscription Failed', 'Please try again later.');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await expect(field(page)).toHaveValue('shopper@mail.example');
  await expectAccessible(page);
});
