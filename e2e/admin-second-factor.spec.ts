import { password, UNAUTHORIZED } from './support/admin.ts';
import { login } from './support/owner.ts';
import { expectFits } from './support/shop.ts';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('codes have to wait, recovery codes do not', async ({ page, allow }) => {
  allow(UNAUTHORIZED);
  allow(/console: .*status of 429/);
  const asked: (string | undefined)[] = [];
  const needed = {
    type: 'urn:deal-harbor:second-factor',
    title: 'x',
    status: 401,
    detail: 'A code.',
  };
  await page.route('**/api/admin/session', (route) => {
    const { code: sent }: { code?: string } = route.request().postDataJSON();
    asked.push(sent);
    return sent?.length === 6
      ? route.fulfill({ status: 429, headers: { 'Retry-After': '65' }, json: { status: 429 } })
      : route.fulfill({ status: 401, json: needed });
  });
  await open(page, '/admin');
  await login(page, 'right');
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('123 456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/Try again in 1 min 0\d s/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  await expect(code).toBeFocused();
  await expectFits(page);

  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill('ABCD-efgh-jkmn-pqrs');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid recovery code');
  expect(asked).toEqual([undefined, '123456', 'ABCDefghjkmnpqrs']);

  await page.getByRole('button', { name: 'Enter another password' }).click();
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveValue('');
});
