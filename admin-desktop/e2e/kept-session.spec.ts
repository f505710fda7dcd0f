import { enter, expect, login, logOut, test } from './support/desktop.ts';

const KEYRING = { keyring: 'gnome_libsecret' } as const;
const BOX = { name: 'Keep me signed in on this computer' };

test('a kept session lasts over a restart, until the owner logs out', async ({
  desktop,
  allow,
}) => {
  // What the dashboard still asks while the session ends.
  allow(/status of 401/);
  const page = await desktop.startWithSite(KEYRING);
  await page.getByRole('checkbox', BOX).check();
  await enter(page);
  const cookies = await desktop.app.evaluate(async ({ session }, id) => {
    return (await session.fromPartition(`site-${id}`).cookies.get({})).map(({ value }) => value);
  }, String(desktop.readSettings().current));
  expect(cookies).toHaveLength(1);
  expect(JSON.stringify(desktop.readSettings())).not.toContain(cookies[0]);

  const again = await desktop.restart(KEYRING);
  await expect(logOut(again)).toBeVisible();
  await logOut(again).click();
  await expect(again.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(() => desktop.readSettings().keptSessions).toEqual({});
  const last = await desktop.restart(KEYRING);
  await expect(last.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a kept session that the site has ended asks for the password', async ({ desktop, allow }) => {
  allow(/status of 401/);
  const page = await desktop.startWithSite(KEYRING);
  await page.getByRole('checkbox', BOX).check();
  await enter(page);
  const sealed = desktop.readSettings().keptSessions;
  // As if the session had ended elsewhere: its cookie is worth nothing any more.
  await logOut(page).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await desktop.stop();
  desktop.writeSettings({ ...desktop.readSettings(), keptSessions: sealed });
  const again = await desktop.start(KEYRING);
  await expect(again.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(() => desktop.readSettings().keptSessions).toEqual({});
});

test('without the box a restart asks again', async ({ desktop }) => {
  const page = await desktop.startWithSite(KEYRING);
  await enter(page);
  const again = await desktop.restart(KEYRING);
  await expect(again.getByLabel('Password', { exact: true })).toBeVisible();
});

test('refuses to keep a session where everybody knows the key', async ({ desktop }) => {
  const page = await desktop.startWithSite({ keyring: 'basic_text' });
  await expect(page.getByRole('checkbox', BOX)).toBeDisabled();
  await expect(page.getByText(/^This system /)).toBeVisible();
  const answer = await page.evaluate(() => window.desktop.calls.keepSession());
  expect(answer.ok).toBe(false);
  await login(page);
  await expect(logOut(page)).toBeVisible();
  expect(desktop.readSettings().keptSessions ?? {}).toEqual({});
});
