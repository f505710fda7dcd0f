import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { chromium, expect, test } from 'playwright/test';
import { login, logOut } from './support/desktop.ts';
import { chromiumArgs, packagedPath, siteUrl } from './support/settings.ts';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('the packaged app starts and signs in', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'deal-harbor-packaged-'));
  const port = await freePort();
  // Its fuses keep Playwright's own way in shut.
  const app = spawn(
    packagedPath,
    [...chromiumArgs, `--user-data-dir=${dataDir}`, `--remote-debugging-port=${port}`],
    { stdio: 'ignore', cwd: dirname(packagedPath) },
  );
  try {
    const endpoint = `http://127.0.0.1:${port}`;
    await expect(async () => {
      const pages = await (await fetch(`${endpoint}/json/list`)).json();
      expect(pages[0]?.url).toBe('app://admin/');
    }).toPass({ timeout: 30_000 });
    const browser = await chromium.connectOverCDP(endpoint);
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('The packaged app shows no page.');
    await page.getByLabel('Address of the site').fill(siteUrl);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Manage this site' }).click();
    await login(page);
    await expect(logOut(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await browser.close();
  } finally {
    const gone = new Promise((resolve) => app.once('exit', resolve));
    app.kill();
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('the packaged app’s fuses are blown as decided', async () => {
  const fuses = await getCurrentFuseWire(packagedPath);
  const { DISABLE, ENABLE } = FuseState;
  expect(fuses).toMatchObject({
    [FuseV1Options.RunAsNode]: DISABLE,
    [FuseV1Options.EnableCookieEncryption]: ENABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
    [FuseV1Options.EnableNodeCliInspectArguments]: DISABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: DISABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
  });
});

test('the packaged app is no Node', async () => {
  const child = spawn(packagedPath, ['-e', 'process.exit(42)'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill(), 3_000);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  expect(code).not.toBe(42);
});
