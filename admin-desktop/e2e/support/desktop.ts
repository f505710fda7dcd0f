import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  type ElectronApplication,
  _electron as electron,
  expect,
  type Page,
} from 'playwright/test';
import { siteId } from '../../src/main/sites.ts';
import { adminPassword, chromiumArgs, electronPath, siteUrl } from './settings.ts';

export const APP = join(import.meta.dirname, '../..');
const EARLY = join(import.meta.dirname, 'early.cjs');

interface StartOptions {
  /** Behind the app on the command line, such as a link. */
  args?: string[];
  /** What the system encrypts with, as safeStorage names it; absent: whatever this machine has. */
  keyring?: 'gnome_libsecret' | 'basic_text';
}

/** The app on a data folder of the test's own, from one start to the next. */
export class Desktop {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'deal-harbor-desktop-'));
  readonly complaints: string[] = [];
  app!: ElectronApplication;
  page!: Page;

  async start({ args = [], keyring }: StartOptions = {}): Promise<Page> {
    const launch = () =>
      electron.launch({
        executablePath: electronPath,
        args: [...this.command(), ...args],
        env: { ...(process.env as Record<string, string>), TEST_KEYRING: keyring ?? '' },
        // The system's own, not Playwright's.
        colorScheme: null,
        timeout: 20_000,
      });
    // On a busy machine Playwright now and then does not get through to a starting Electron.
    this.app = await launch().catch(launch);
    this.page = await this.app.firstWindow();
    this.listen(this.page);
    await this.page.waitForLoadState();
    return this.page;
  }

  /** What stands behind the binary's name. */
  command(): string[] {
    return [...chromiumArgs, `--user-data-dir=${this.dataDir}`, '-r', EARLY, APP];
  }

  /** What is not saved is discarded. */
  async stop(): Promise<void> {
    await this.app.evaluate(({ dialog }) => {
      dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    });
    await this.app.close();
  }

  async restart(options: StartOptions = {}): Promise<Page> {
    await this.stop();
    return this.start(options);
  }

  /** Begins with a site already added. */
  async startWithSite(options: StartOptions = {}, origin = siteUrl): Promise<Page> {
    const site = { id: siteId(origin), origin, name: 'Deal Harbor' };
    this.writeSettings({ sites: [site], current: site.id });
    return this.start(options);
  }

  readSettings(): Record<string, unknown> {
    return JSON.parse(readFileSync(join(this.dataDir, 'settings.json'), 'utf8'));
  }

  writeSettings(settings: object): void {
    writeFileSync(join(this.dataDir, 'settings.json'), JSON.stringify(settings));
  }

  /** Chooses in the application's menu. */
  async menu(label: string): Promise<void> {
    await this.app.evaluate(({ Menu }, wanted) => {
      const find = (items: Electron.MenuItem[]): Electron.MenuItem | undefined =>
        items
          .flatMap((item) => [item, ...(item.submenu?.items ?? [])])
          .find((item) => item.label === wanted);
      const item = find(Menu.getApplicationMenu()?.items ?? []);
      if (!item) throw new Error(`The menu has no ${wanted}.`);
      item.click();
    }, label);
  }

  /** Goes to a place in the admin, as a notification of the system's leads there. */
  async go(place: string): Promise<void> {
    await this.app.evaluate(({ BrowserWindow }, wanted) => {
      BrowserWindow.getAllWindows()[0]?.webContents.send('go', wanted);
    }, place);
  }

  /** Fails the test for what the page complained about, violations of its content policy included. */
  expectNoComplaints(allowed: RegExp[]): void {
    const left = this.complaints.filter((text) => !allowed.some((one) => one.test(text)));
    expect(left).toEqual([]);
  }

  private listen(page: Page): void {
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      if (!/^(app:\/\/admin\/|data:|blob:)/.test(request.url())) {
        this.complaints.push(`asked: ${request.url()}`);
      }
    });
  }
}

interface Fixtures {
  desktop: Desktop;
  /** Lets this test's page complain about what it provokes. */
  allow: (complaint: RegExp) => void;
}

const allowances = new WeakMap<Desktop, RegExp[]>();

export const test = base.extend<Fixtures>({
  desktop: async ({}, use) => {
    const desktop = new Desktop();
    allowances.set(desktop, []);
    await use(desktop);
    await desktop.stop().catch(() => undefined);
    rmSync(desktop.dataDir, { recursive: true, force: true });
    desktop.expectNoComplaints(allowances.get(desktop) ?? []);
  },
  allow: async ({ desktop }, use) => {
    await use((complaint) => allowances.get(desktop)?.push(complaint));
  },
});

export async function login(page: Page, password = adminPassword): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export const logOut = (page: Page) =>
  page.getByRole('button', { name: 'Log out', includeHidden: true });

/** Types the password and waits for the admin. */
export async function enter(page: Page): Promise<void> {
  await login(page);
  await expect(logOut(page)).toHaveCount(1);
}

export { expect } from 'playwright/test';
