import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { button, dialog, heading, password, UNAUTHORIZED } from './support/admin.ts';
import { test } from './support/own-site.ts';
import { enterAdmin, login } from './support/owner.ts';
import { adminPassword } from './support/settings.ts';
import { expectFits } from './support/shop.ts';
import { expectToast, part } from './support/shopper.ts';
import { expect } from './support/test.ts';

// One site after another: each changes who gets in.
test.describe.configure({ mode: 'default' });

const REFUSED = /console: .*status of 400/;
const PERIOD_MS = 30_000;

const security = (page: Page) => part(page, 'Security');
const code = (page: Page) => page.getByLabel('Code', { exact: true });

/** Codes are good once: each call answers one of the next period, which is still good. */
function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + PERIOD_MS);
    return totp.generate({ timestamp: last });
  };
}

/** Answers a dialog that asks for a code and the password. */
async function prove(page: Page, title: string | RegExp, typed: string, action: string) {
  const question = page.getByRole('dialog', { name: title });
  await question.getByLabel('Code').fill(typed);
  await question.getByLabel('Password').fill(adminPassword);
  await question.getByRole('button', { name: action }).click();
}

async function keepCodes(page: Page): Promise<string[]> {
  const shown = dialog(page, 'Your recovery codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(heading(page, 'Second factor')).toBeFocused();
  return codes;
}

test('a second factor is turned on, asked for, renewed and turned off', {
  tag: '@desktop',
}, async ({ page, context, allow }) => {
  allow(UNAUTHORIZED);
  allow(REFUSED);
  await enterAdmin(page, 'settings');
  await security(page).getByRole('button', { name: 'Turn on' }).click();
  const enrolment = dialog(page, 'Turn on the second factor');
  await expect(enrolment.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(enrolment.getByLabel('Code')).toBeFocused();
  await expectFits(page);
  const nextCode = authenticator((await enrolment.locator('code').innerText()).replaceAll(' ', ''));
  await prove(page, 'Turn on the second factor', '000000', 'Turn on');
  await expect(enrolment.getByLabel('Code')).toHaveAccessibleDescription(/Invalid code/);
  await prove(page, 'Turn on the second factor', nextCode(), 'Turn on');
  await expectToast(page, 'The second factor is on');
  const former = await keepCodes(page);
  await expect(security(page)).toContainText('10 recovery codes left');

  await button(page, 'Log out').click();
  await login(page);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await code(page).fill('000000');
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toContainText('Invalid code');
  await expectFits(page);
  await code(page).fill(nextCode().replace(/^.../, '$& '));
  await button(page, 'Login').click();
  await expect(button(page, 'Turn off')).toBeVisible();

  await context.clearCookies();
  await button(page, 'New recovery codes').click();
  await prove(page, 'Make new recovery codes?', former[0] as string, 'Make new codes');
  const ended = dialog(page, 'Your session has ended');
  await ended.getByLabel('Password').fill(adminPassword);
  await ended.getByRole('button', { name: 'Login' }).click();
  await ended.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
  await page.getByLabel('Recovery code', { exact: true }).fill(former[1] as string);
  await button(page, 'Login').click();
  const codes = await keepCodes(page);
  expect(codes).not.toEqual(former);

  await button(page, 'Turn off').click();
  await prove(page, 'Turn off the second factor?', former[2] as string, 'Turn off');
  await expect(page.getByRole('dialog').getByLabel('Code')).toHaveAccessibleDescription(/Invalid/);
  await prove(page, 'Turn off the second factor?', codes[0] as string, 'Turn off');
  await expect(heading(page, 'Second factor')).toBeFocused();
  await expect(button(page, 'Turn on')).toBeVisible();
});

test('the password is changed, and sessions are ended', { tag: '@desktop' }, async ({
  page,
  browser,
  allow,
  baseURL,
}) => {
  allow(REFUSED);
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  });
  const data = { password: adminPassword };
  const signInElsewhere = async () =>
    expect((await other.request.post('/api/admin/session', { data })).status()).toBe(200);
  await signInElsewhere();
  await enterAdmin(page, 'settings');
  await expect(security(page).getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await button(page, 'End all others').click();
  await dialog(page, 'End all other sessions?')
    .getByRole('button', { name: 'End sessions' })
    .click();
  await expectToast(page, 'All other sessions ended');
  await expect(security(page).getByRole('listitem')).toHaveCount(1);
  await expect(heading(page, 'Sessions')).toBeFocused();

  await signInElsewhere();
  await page.reload();
  await login(page);
  await security(page)
    .getByRole('button', { name: /^End session \d+, Firefox on Linux$/ })
    .click();
  await expectToast(page, 'Session ended');
  await expect(security(page)).not.toContainText('Firefox');

  const changed = `${adminPassword}, changed`;
  const [present, next] = [page.getByLabel('Present password'), page.getByLabel('New password')];
  const change = async (from: string, to: string) => {
    await present.fill(from);
    await next.fill(to);
    await button(page, 'Change password').click();
  };
  await change('not the password', 'short');
  await expect(next).toHaveAccessibleDescription('At least 8 characters');
  await change('not the password', changed);
  await expect(present).toHaveAccessibleDescription('Invalid password');
  await change(adminPassword, changed);
  await expectToast(page, 'Password changed');
  await expect(present).toHaveValue('');
  await button(page, 'Log out').click();
  await login(page, changed);
  await expect(button(page, 'Change password')).toBeVisible();
  await change(changed, adminPassword);
  await expectToast(page, 'Password changed');
  await expect(password(page)).toHaveCount(0);
  await expectFits(page);
  await other.close();
});
