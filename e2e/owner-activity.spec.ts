import { button, heading } from './support/admin.ts';
import { answerList } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { choose, expectFits, test } from './support/shop.ts';
import { expect } from './support/test.ts';

test('what was done is told, with what it changed', async ({ page, shop }) => {
  await enterAdmin(page, 'activity');
  const data = { name: `${shop.name} two`, website: 'https://tents.example/' };
  await page.request.put(`/api/stores/${shop.id}`, { data });
  await enterAdmin(page, `activity?entity=store&entityId=${shop.id}`);
  await expect(page.getByText('2 actions found')).toBeVisible();
  const name = `Changed: Store ${shop.id} “${data.name}”`;
  const changes = button(page, `Changes of ${name}`);
  await changes.click();
  await expect(changes).toHaveAttribute('aria-expanded', 'true');
  const told = page.getByRole('list', { name: `Changes of Store ${shop.id}` });
  const field = (label: string) => told.getByRole('listitem').filter({ hasText: label });
  await expect(told.getByRole('listitem')).toHaveCount(2);
  await expect(field('Name').getByRole('deletion')).toHaveText(shop.name);
  await expect(field('Name').getByRole('insertion')).toHaveText(data.name);
  await expect(field('Website').getByRole('deletion')).toHaveText('(empty)');
  await expectFits(page);
  await changes.click();
  await expect(told).toHaveCount(0);
});

test('the filters stand in the address', { tag: '@desktop' }, async ({ page, shop }) => {
  await enterAdmin(page, 'activity');
  await choose(page, 'About', 'Store');
  await choose(page, 'Action', 'Created');
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('From (UTC)').fill(today);
  await page.getByLabel('To (UTC)').fill(today);
  await expect(page).toHaveURL(
    `/admin/activity?entity=store&action=create&from=${today}&to=${today}`,
  );
  await page.getByRole('link', { name: `Store ${shop.id} “${shop.name}”` }).click();
  await expect(page).toHaveURL(`/admin/activity?entity=store&entityId=${shop.id}`);
  await expect(page.getByText('1 action found')).toBeVisible();
  await button(page, `Only number ${shop.id}`).click();
  await expect(page).toHaveURL('/admin/activity?entity=store');
  await answerList(page, '**/api/admin/audit?**', []);
  await choose(page, 'About', 'Picture');
  await expect(page.getByText('No actions match.')).toBeVisible();
  await expect(heading(page, 'Activity')).toBeVisible();
});
