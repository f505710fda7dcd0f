import type { Page } from 'playwright/test';
import { expect, login, test } from './support/desktop.ts';
import { answers, playSelfSigned, playSite, relayTo } from './support/servers.ts';
import { siteUrl } from './support/settings.ts';

const field = (page: Page) => page.getByLabel('Address of the site');

async function tryAddress(page: Page, address: string): Promise<void> {
  await field(page).fill(address);
  await field(page).press('Enter');
}

test('asks for the site, shows its name, and remembers it', async ({ desktop, allow }) => {
  allow(/status of 401/);
  const page = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await tryAddress(page, `${new URL(siteUrl).host}/admin`);
  await expect(page.getByText(`Deal Harbor answers at ${siteUrl}`)).toBeVisible();
  await page.getByRole('button', { name: 'Manage this site' }).click();
  await expect(page.getByText('Sign in to manage Deal Harbor.')).toBeVisible();

  const again = await desktop.restart();
  await expect(again.getByText('Sign in to manage Deal Harbor.')).toBeVisible();
  await login(again, 'a wrong password');
  await expect(again.getByRole('alert').getByText('Invalid password')).toBeVisible();
});

test('says what is wrong with an address, and keeps what was typed', async ({ desktop, allow }) => {
  allow(/^console: /);
  const page = await desktop.start();
  const alert = page.getByRole('alert');
  for (const [address, title] of [
    ['two words', 'This is not an address'],
    ['file:///etc/passwd', 'This is not an address'],
    ['http://deals.example', 'The address needs https'],
    ['http://localhost:1', 'The site cannot be reached'],
  ] as const) {
    await tryAddress(page, address);
    await expect(alert.getByText(title)).toBeVisible();
    await expect(field(page)).toHaveValue(address);
  }
});

test('tells other sites, old ones and moved ones from its own', async ({ desktop }) => {
  const config = { siteName: 'Old Harbor', primaryColor: '#FF6B00', version: 1 };
  const page = await desktop.start();
  for (const [title, answer] of [
    ['This is not a Deal Harbor site', answers({ '/api/config': { hello: 'world' } })],
    ['This is not a Deal Harbor site', answers({})],
    ['This is not a Deal Harbor site', (_request, response) => void response.end('<h1>Blog</h1>')],
    [
      'The version of the site is too old',
      answers({ '/api/config': config, '/api/openapi.json': { info: { version: '0' } } }),
    ],
    ['The version of the site is too old', answers({ '/api/config': config })],
    [
      'The site answers at another address',
      (_request, response) => void response.writeHead(301, { Location: 'https://x.example' }).end(),
    ],
  ] as [string, Parameters<typeof playSite>[0]][]) {
    const site = await playSite(answer);
    await tryAddress(page, site.origin);
    await expect(page.getByRole('alert').getByText(title)).toBeVisible();
    site.stop();
  }
});

test('sends nothing to a site whose certificate is refused', async ({ desktop }) => {
  const site = await playSelfSigned();
  const page = await desktop.start();
  await tryAddress(page, site.origin);
  await expect(
    page.getByRole('alert').getByText('The certificate of the site is refused'),
  ).toBeVisible();
  expect(site.calls).toBe(0);
  site.stop();
});

test('says when the computer is offline, and tries again', async ({ desktop }) => {
  const page = await desktop.start();
  const site = await relayTo(siteUrl);
  site.goAway();
  await desktop.app.evaluate(({ net }) => {
    net.isOnline = () => false;
  });
  await tryAddress(page, site.origin);
  await expect(page.getByRole('alert').getByText('This computer is offline')).toBeVisible();
  await expect(field(page)).toHaveValue(site.origin);
  await site.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Manage this site' })).toBeVisible();
  site.goAway();
});

test('begins anew where its settings cannot be read', async ({ desktop }) => {
  desktop.writeSettings({ sites: [{ id: 'x', origin: 'file:///', name: 'x' }], current: 'x' });
  const page = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
