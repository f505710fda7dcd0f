import { siteId } from '../src/main/sites.ts';
import { enter, expect, logOut, test } from './support/desktop.ts';
import { played, playSystem } from './support/dialogs.ts';
import { relayTo } from './support/servers.ts';
import { siteUrl } from './support/settings.ts';

test('switches between sites, each with a session of its own', async ({ desktop }) => {
  const second = await relayTo(siteUrl);
  const sites = [siteUrl, second.origin].map((origin, place) => ({
    id: siteId(origin),
    origin,
    name: ['First', 'Second'][place] ?? '',
  }));
  desktop.writeSettings({ sites, current: sites[0]?.id });
  const page = await desktop.start();
  await enter(page);
  await desktop.menu(`Second (${new URL(second.origin).host})`);
  await expect(page.getByText(second.origin)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Switch site' }).click();
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Second' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(page.getByText(second.origin)).toHaveCount(0);
  await page.getByRole('button', { name: /^First/ }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(desktop.readSettings().sites).toEqual([sites[0]]);
  second.goAway();
});

test('asks before it leaves what is not saved', async ({ desktop, allow }) => {
  allow(/beforeunload/);
  const page = await desktop.startWithSite();
  // Playwright answers for the owner unless somebody listens.
  page.on('dialog', () => undefined);
  await enter(page);
  await desktop.menu('New Store');
  await page.getByLabel('Name', { exact: true }).fill('Not saved yet');
  await playSystem(desktop.app, 0);
  await desktop.menu('Switch Site…');
  await expect
    .poll(async () => (await played(desktop.app)).asked)
    .toEqual(['Discard your changes?']);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not saved yet');
  expect(desktop.readSettings().current).toBe(siteId(siteUrl));

  await desktop.menu('Reload');
  await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect.poll(async () => (await played(desktop.app)).asked).toHaveLength(3);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not saved yet');

  await playSystem(desktop.app, 1);
  await desktop.menu('Switch Site…');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await expect(logOut(page)).toHaveCount(0);
  expect((await played(desktop.app)).asked).toHaveLength(1);
});

test('says when the site is away; nothing typed is lost, and it comes back', async ({
  desktop,
  allow,
}) => {
  allow(/status of 502/);
  const site = await relayTo(siteUrl);
  const page = await desktop.startWithSite({}, site.origin);
  await enter(page);
  await desktop.menu('New Store');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Typed while away');
  site.goAway();
  await page.getByRole('button', { name: 'Create store' }).click();
  await expect(page.getByText('The site cannot be reached')).toBeVisible();
  await expect(name).toHaveValue('Typed while away');
  await site.comeBack();
  // The drawer covers the button, which then is asked by itself.
  await expect(page.getByText('The site cannot be reached')).toBeHidden({ timeout: 20_000 });
  await expect(name).toHaveValue('Typed while away');
  site.goAway();
});
