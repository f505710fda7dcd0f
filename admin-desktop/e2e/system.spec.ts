import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enter, expect, test } from './support/desktop.ts';
import { played, playSystem } from './support/dialogs.ts';
import { addShop, asOwner } from './support/owner.ts';
import { electronPath, siteUrl } from './support/settings.ts';

test('a link opens a panel, at the start and in the running app', async ({ desktop }) => {
  const page = await desktop.startWithSite({ args: ['dealharbor://coupons'] });
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons Management' })).toBeVisible();

  const second = spawn(electronPath, [...desktop.command(), 'dealharbor://offers'], {
    stdio: 'ignore',
  });
  const [code] = await once(second, 'exit');
  expect(code).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Offers Management' })).toBeVisible();
  expect(desktop.app.windows()).toHaveLength(1);

  const third = spawn(electronPath, [...desktop.command(), 'dealharbor://offers?edit=new'], {
    stdio: 'ignore',
  });
  await once(third, 'exit');
  await expect(page).toHaveURL('app://admin/offers');
});

test('the menu makes new records and finds the search', async ({ desktop }) => {
  const page = await desktop.startWithSite();
  await enter(page);
  for (const [label, place] of [
    ['New Store', 'stores'],
    ['New Offer', 'offers'],
    ['New Coupon', 'coupons'],
    ['New Post', 'blogs'],
    ['New Product', 'amazon-products'],
  ] as const) {
    await desktop.menu(label);
    await expect(page).toHaveURL(`app://admin/${place}?edit=new`);
  }
  await page.goto('app://admin/settings');
  await enter(page);
  await desktop.menu('Search');
  await expect(page.getByRole('searchbox', { name: 'Search stores' })).toBeFocused();
});

test('the window opens where it was', async ({ desktop }) => {
  await desktop.startWithSite();
  const place = { x: 60, y: 50, width: 800, height: 600 };
  await desktop.app.evaluate(({ BrowserWindow }, bounds) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(bounds);
  }, place);
  await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect.poll(() => desktop.readSettings().window).toMatchObject(place);
  await desktop.start();
  const bounds = await desktop.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBounds(),
  );
  expect(bounds).toMatchObject({ width: 800, height: 600 });
});

test('the window is light or dark with the system', async ({ desktop }) => {
  const page = await desktop.startWithSite();
  for (const [scheme, ground] of [
    ['dark', 'rgb(20, 19, 18)'],
    ['light', 'rgb(250, 249, 247)'],
  ] as const) {
    await desktop.app.evaluate(({ nativeTheme }, wanted) => {
      nativeTheme.themeSource = wanted;
    }, scheme);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(page.locator('.admin').last()).toHaveCSS('background-color', ground);
  }
});

test('addresses open in the browser after asking once for each host', async ({ desktop }) => {
  const page = await desktop.startWithSite();
  await playSystem(desktop.app, 0);
  const host = new URL(siteUrl).host;
  const link = page.getByRole('link', { name: 'Go to the site' });
  await link.click();
  await expect
    .poll(async () => (await played(desktop.app)).asked)
    .toEqual([`Open ${host} in your browser?`]);
  expect((await played(desktop.app)).opened).toEqual([]);
  await playSystem(desktop.app, 1);
  await link.click();
  await expect.poll(async () => (await played(desktop.app)).opened).toEqual([siteUrl]);
  await link.click();
  await expect.poll(async () => (await played(desktop.app)).opened).toHaveLength(2);
  expect((await played(desktop.app)).asked).toHaveLength(1);
});

test('says that coupons end soon, once a day', async ({ desktop }) => {
  const shop = await addShop();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await asOwner('POST', '/api/coupons', {
    title: 'Ends tomorrow',
    storeId: shop.id,
    discountType: 'percentage',
    discountValue: '20%',
    expiryDate: tomorrow,
  });
  try {
    const page = await desktop.startWithSite();
    await playSystem(desktop.app, 0);
    await enter(page);
    await expect
      .poll(async () => (await played(desktop.app)).shown)
      .toEqual([expect.stringMatching(/^\d+ coupons? ends? within 7 days\n/)]);
    const again = await desktop.restart();
    await playSystem(desktop.app, 0);
    await enter(again);
    await again.waitForTimeout(1_000);
    expect((await played(desktop.app)).shown).toEqual([]);
  } finally {
    await shop.remove();
  }
});

test('announces the end of long work only to who looks elsewhere', async ({ desktop }) => {
  const page = await desktop.startWithSite();
  await playSystem(desktop.app, 0);
  const focused = (value: boolean) =>
    desktop.app.evaluate(({ BrowserWindow }, answer) => {
      const [window] = BrowserWindow.getAllWindows();
      if (window) window.isFocused = () => answer;
    }, value);
  const announce = () =>
    page.evaluate(() =>
      window.desktop.calls.announce({ title: 'Store made', description: 'Shop' }),
    );
  await focused(true);
  await announce();
  expect((await played(desktop.app)).shown).toEqual([]);
  await focused(false);
  await announce();
  expect((await played(desktop.app)).shown).toEqual(['Store made\nShop']);
});
