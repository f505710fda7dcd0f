import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { enter, expect, test } from './support/desktop.ts';
import { chooseFiles, saveTo } from './support/dialogs.ts';
import { addShop, asOwner } from './support/owner.ts';
import { siteUrl } from './support/settings.ts';

const LOGO = join(import.meta.dirname, '../icons/icon.png');
const folder = mkdtempSync(join(tmpdir(), 'owner-'));

test.afterAll(() => rmSync(folder, { recursive: true }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('makes offers and puts them in order', async ({ desktop }) => {
  const shop = await addShop();
  try {
    const page = await desktop.startWithSite();
    await enter(page);
    for (const title of ['First', 'Second']) {
      await desktop.menu('New Offer');
      const form = page.getByRole('dialog');
      await form.getByLabel('Title', { exact: true }).fill(`${title} of ${shop.name}`);
      const store = form.getByRole('combobox', { name: 'Store', exact: true });
      await store.click();
      await store.fill(shop.name);
      await page
        .locator('.ant-select-dropdown:visible')
        .getByText(shop.name, { exact: true })
        .click();
      await form.getByLabel('Description', { exact: true }).fill('Text');
      await form.getByLabel('Affiliate link', { exact: true }).fill('https://www.shop.example/');
      await form.getByRole('button', { name: 'Create offer' }).click();
      await expect(form).toHaveCount(0);
    }
    await desktop.go(`offers?storeId=${shop.id}`);
    const rows = page
      .locator('ol > li')
      .filter({ has: page.getByRole('button', { name: /^Drag/ }) });
    await expect(rows).toHaveCount(2);
    const before = await rows.first().innerText();
    await rows
      .first()
      .getByRole('button', { name: /^Move .* down$/ })
      .click();
    await expect(rows.first()).not.toHaveText(before);
    const stored = await (
      await asOwner('GET', `/api/offers?scope=admin&storeId=${shop.id}`)
    ).json();
    expect(stored).toHaveLength(2);
    // Before the store goes: the page still reads it again after the last change.
    await desktop.stop();
  } finally {
    await shop.remove();
  }
});

test('uploads a logo through the system’s dialog, and one that is dropped', async ({ desktop }) => {
  const shop = await addShop();
  try {
    const page = await desktop.startWithSite({ args: ['dealharbor://stores'] });
    await enter(page);
    await page.getByRole('searchbox', { name: /^Search/ }).fill(shop.name);
    await button(page, `Edit ${shop.name}`).click();
    await chooseFiles(desktop.app, []);
    await button(page, 'Choose a picture').click();
    await expect(page.getByText('A new picture is chosen.')).toHaveCount(0);
    const text = join(folder, 'text.txt');
    writeFileSync(text, 'no picture');
    await chooseFiles(desktop.app, [text]);
    await button(page, 'Choose a picture').click();
    await expect(page.getByText('Please choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
    await chooseFiles(desktop.app, [LOGO]);
    await button(page, 'Choose a picture').click();
    await expect(page.getByText('A new picture is chosen.')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [store] = await (
      await asOwner('GET', `/api/stores?scope=admin&search=${encodeURIComponent(shop.name)}`)
    ).json();
    expect(store.logo).toMatch(/^\/media\//);
    // Shown from the site, by way of the main process.
    await button(page, `Edit ${shop.name}`).click();
    const preview = page.getByRole('img', { name: 'Logo preview' });
    await expect(preview).toBeVisible();
    expect(await preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    const bytes = [...readFileSync(LOGO)];
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
      return data;
    }, bytes);
    await page.locator('.admin-picture').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByText('A new picture is chosen.')).toBeVisible();
  } finally {
    await shop.remove();
  }
});

test('brings back what was deleted, by the button of the message', async ({ desktop }) => {
  const shop = await addShop();
  try {
    const page = await desktop.startWithSite({ args: ['dealharbor://stores'] });
    await enter(page);
    await page.getByRole('searchbox', { name: /^Search/ }).fill(shop.name);
    await button(page, `Delete ${shop.name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete store' }).click();
    await button(page, 'Undo').click();
    await expect(button(page, `Edit ${shop.name}`)).toBeVisible();
    await desktop.stop();
  } finally {
    await shop.remove();
  }
});

test('saves the subscribers as a file where the owner wants it', async ({ desktop }) => {
  const email = `reader-${Date.now()}@mail.example`;
  await fetch(`${siteUrl}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const page = await desktop.startWithSite({ args: ['dealharbor://subscribers'] });
  await enter(page);
  const file = join(folder, 'subscribers.csv');
  await saveTo(desktop.app, null);
  await page.getByRole('button', { name: /Export/ }).click();
  await expect(page.getByRole('button', { name: /Export/ })).toBeEnabled();
  expect(existsSync(file)).toBe(false);
  await saveTo(desktop.app, file);
  await page.getByRole('button', { name: /Export/ }).click();
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain(email);

  await saveTo(desktop.app, join(folder, 'no', 'such', 'folder.csv'));
  await page.getByRole('button', { name: /Export/ }).click();
  await expect(page.getByText('The file cannot be written there.', { exact: true })).toBeVisible();
});
