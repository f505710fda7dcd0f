import { button, dialog, navigation, password } from './support/admin.ts';
import { slugOf, unique } from './support/names.ts';
import { enterAdmin, login, signIn } from './support/owner.ts';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.describe('changes that are not saved', () => {
  test('are asked about before the owner leaves them', async ({ page }) => {
    await enterAdmin(page, 'categories');
    await (await navigation(page)).getByRole('link', { name: 'Settings' }).click();
    const name = page.getByRole('textbox', { name: 'Site name' });
    const before = await name.inputValue();
    await name.fill('Never saved');
    await (await navigation(page)).getByRole('link', { name: 'Offers' }).click();
    const question = dialog(page, 'Discard your changes?');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/admin/settings');
    await expect(name).toHaveValue('Never saved');

    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/admin/settings');

    await (await navigation(page)).getByRole('link', { name: 'Offers' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/admin/offers');
    await (await navigation(page)).getByRole('link', { name: 'Settings' }).click();
    await expect(name).toHaveValue(before);
  });

  test('are asked about before logging out', async ({ page }) => {
    await enterAdmin(page, 'settings');
    await page.getByRole('textbox', { name: 'Site name' }).fill('Never saved');
    await button(page, 'Log out').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Keep editing|Cancel/ })
      .click();
    await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Never saved');
    await button(page, 'Log out').click();
    await button(page, 'Discard and log out').click();
    await expect(password(page)).toBeVisible();
  });
});

test('the site shows what was changed once the admin is left', async ({ page, request }) => {
  await signIn(request);
  const name = unique('Seen');
  await open(page, '/categories');
  const header = page.getByRole('banner');
  const menu = header.locator('summary');
  if (await menu.isVisible()) await menu.click();
  await header.getByRole('link', { name: 'Admin', exact: true }).locator('visible=true').click();
  await login(page);
  const made = await request.post('/api/categories', {
    data: { name, slug: slugOf(name) },
  });
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(name);
  await request.delete(`/api/categories/${(await made.json()).id}`);
});
