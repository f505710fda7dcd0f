import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { alone } from './support/alone.ts';
import { fail } from './support/api-calls.ts';
import { enterAdmin, signIn } from './support/owner.ts';
import { expectFits } from './support/shop.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const API = '/api/config';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' });

/** The settings are everybody's: as they were, whatever becomes of the test. */
async function restoring(request: APIRequestContext, task: () => Promise<void>) {
  await alone(async () => {
    await signIn(request);
    const { version: _, ...before } = await (await request.get(API)).json();
    try {
      await task();
    } finally {
      expect((await request.put(API, { data: before })).status()).toBe(200);
    }
  });
}

test('colours are seen before they are saved, then everywhere', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await restoring(request, async () => {
    await enterAdmin(page, 'settings');
    await expect(save(page)).toBeDisabled();
    await field(page, 'Primary colour').fill('#7A1FA2');
    const preview = page.getByRole('img', { name: 'How the colours will look on the site' });
    const button = preview.getByText('Get Code').first();
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
    await expect(page.getByLabel('Choose the primary colour')).toHaveValue('#7a1fa2');
    await page.getByLabel('Choose the secondary colour').fill('#0055aa');
    await expect(field(page, 'Secondary colour')).toHaveValue('#0055AA');
    await save(page).click();
    await expectToast(page, 'Settings saved');
    await expect(save(page)).toBeDisabled();
    await expectAccessible(page);

    const shopper = await page.context().newPage();
    await open(shopper, '/about');
    const link = shopper.getByRole('main').getByRole('link', { name: /^Browse Stores/ });
    await expect(link).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  });
});

test('the figures of the home page are the owner’s', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await restoring(request, async () => {
    await enterAdmin(page, 'settings');
    await field(page, 'Figure 1').fill('');
    await save(page).click();
    await expect(field(page, 'Figure 1')).toHaveAccessibleDescription('Figure 1 is required');
    await field(page, 'Figure 1').fill('150,000+');
    await field(page, 'What figure 1 counts').fill('Active Deals today');
    await save(page).click();
    await expectToast(page, 'Settings saved');
    const shopper = await page.context().newPage();
    await open(shopper, '/');
    await expect(shopper.getByText('150,000+')).toBeVisible();
    await expect(shopper.getByText('Active Deals today')).toBeVisible();
  });
});

test('invented figures can be turned off', { tag: '@desktop' }, async ({ page, request }) => {
  await restoring(request, async () => {
    const shopper = await page.context().newPage();
    await open(shopper, '/amazon-deals');
    await expect(shopper.getByText(/views this week/).first()).toBeVisible();
    await page.bringToFront();
    await enterAdmin(page, 'settings');
    await expect(page.getByText(/figures that nobody counted can mislead/)).toBeVisible();
    await page.getByRole('switch', { name: /^Show invented review and view counts/ }).click();
    await save(page).click();
    await expectToast(page, 'Settings saved');
    await open(shopper, '/amazon-deals');
    await expect(shopper.getByRole('article').first()).toBeVisible();
    await expect(shopper.getByText(/views this week/)).toHaveCount(0);
  });
});

test('what cannot be stored is said beside its field', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'settings');
  const wrong = [
    ['Site name', '', 'Site name is required'],
    ['Domain', 'not a domain', 'Please enter a domain such as deals.example'],
    ['Contact e-mail', 'nobody', 'Please enter a valid email address.'],
    ['Primary colour', '#12', 'Please enter a colour such as #FF6B00'],
  ] as const;
  for (const [label, text] of wrong) await field(page, label).fill(text);
  await save(page).click();
  for (const [label, , message] of wrong) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(field(page, 'Site name')).toBeFocused();
  await expectAccessible(page);
});

test('a failing server loses nothing that was typed', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/console: .*status of 500/);
  await enterAdmin(page, 'settings');
  await field(page, 'Footer text').fill('Typed');
  await fail(page, '**/api/config');
  await save(page).click();
  await expectToast(page, 'Failed to save settings', 'Out of order');
  await expect(field(page, 'Footer text')).toHaveValue('Typed');
});

test('the form stays when its settings cannot be read again', { tag: '@desktop' }, async ({
  page,
  request,
  allow,
}) => {
  allow(/console: .*status of 500/);
  await restoring(request, async () => {
    await enterAdmin(page, 'settings');
    await page.route('**/api/config', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await field(page, 'Footer text').fill('Stays');
    await save(page).click();
    await expectToast(page, 'Settings saved');
    const outdated = page.getByText('The settings may be out of date');
    await expect(outdated).toBeVisible();
    await expect(field(page, 'Footer text')).toHaveValue('Stays');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(outdated).toHaveCount(0);
    await expect(field(page, 'Footer text')).toHaveValue('Stays');
  });
});

test('settings that somebody else changed show both versions', { tag: '@desktop' }, async ({
  page,
  request,
  allow,
}) => {
  allow(/console: .*status of 409/);
  await restoring(request, async () => {
    const versions = page.getByRole('dialog', { name: 'This configuration was changed meanwhile' });
    async function collide(mine: string, theirs: string) {
      await field(page, 'Footer text').fill(mine);
      await request.put(API, { data: { footerText: theirs } });
      await save(page).click();
      const row = versions.getByRole('row', { name: 'Footer text' });
      await expect(row).toContainText(mine);
      await expect(row).toContainText(theirs);
    }
    await enterAdmin(page, 'settings');
    await collide('Mine', 'Theirs');
    await versions.getByRole('button', { name: 'Take the stored version' }).click();
    await expect(field(page, 'Footer text')).toHaveValue('Theirs');
    await collide('Mine again', 'Theirs again');
    await versions.getByRole('button', { name: 'Save my version' }).click();
    await expectToast(page, 'Settings saved');
    expect(await (await request.get(API)).json()).toMatchObject({ footerText: 'Mine again' });
  });
});

test('the panel is accessible and fits, light and dark', async ({ page }) => {
  await enterAdmin(page, 'settings');
  await expect(page.getByRole('button', { name: 'Test connection' })).toBeVisible();
  await expectFits(page);
});
