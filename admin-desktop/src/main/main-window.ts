import { join } from 'node:path';
import { GROUNDS } from '@deal-harbor/contracts';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { APP_ORIGIN } from '../shared/app-origin.ts';
import type { Events } from '../shared/ipc.ts';
import { Leaving } from './leaving.ts';
import type { SettingsFile } from './settings-file.ts';
import { addContextMenu } from './spelling.ts';
import { LEAST_SIZE, openingPlace } from './window-place.ts';

const PRELOAD = join(import.meta.dirname, '../preload/index.cjs');
/** The grounds of the theme, so that a window does not flash before its page is there. */
const GROUND = { light: GROUNDS.light.page, dark: GROUNDS.dark.page };

/** The one window. It remembers where it was. */
export class MainWindow {
  private window: BrowserWindow | null = null;
  private readonly leaving = new Leaving(() => this.open);

  constructor(
    private readonly settings: SettingsFile,
    private readonly devTools: boolean,
  ) {}

  get isLookedAt(): boolean {
    return this.window?.isFocused() ?? false;
  }

  /** For dialogs, which belong to it. @throws when there is none */
  get open(): BrowserWindow {
    if (!this.window) throw new Error('The window is closed.');
    return this.window;
  }

  /** Opens the window, or brings it to the front. @param place below the admin's root; absent: stay */
  show(place?: string): void {
    if (!this.window) {
      this.window = this.create();
      void this.window.loadURL(`${APP_ORIGIN}/${place ?? ''}`);
      return;
    }
    if (this.window.isMinimized()) this.window.restore();
    this.window.show();
    this.window.focus();
    if (place !== undefined) this.tell('go', place);
  }

  tell<E extends keyof Events>(event: E, told: Events[E]): void {
    this.window?.webContents.send(event, told);
  }

  /** Begins the page anew; the owner may refuse for what is not saved. @param change done when they did not */
  async restart(change: () => void): Promise<void> {
    if (!(await this.leaving.allowed())) return;
    this.open.webContents.once('did-start-navigation', change);
    await this.open.loadURL(`${APP_ORIGIN}/`);
  }

  async reload(): Promise<void> {
    if (await this.leaving.allowed()) this.open.webContents.reload();
  }

  answerUnsaved(unsaved: boolean): void {
    this.leaving.answer(unsaved);
  }

  private create(): BrowserWindow {
    const { window: saved } = this.settings.now;
    const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
    const window = new BrowserWindow({
      ...openingPlace(
        saved,
        displays.map(({ workArea }) => workArea),
      ),
      minWidth: LEAST_SIZE.width,
      minHeight: LEAST_SIZE.height,
      show: false,
      title: 'Deal Harbor Admin',
      backgroundColor: GROUND[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
      webPreferences: {
        preload: PRELOAD,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        spellcheck: true,
        devTools: this.devTools,
      },
    });
    addContextMenu(window);
    if (saved?.maximized) window.maximize();
    window.once('ready-to-show', () => window.show());
    window.on('close', () => this.remember(window));
    window.on('closed', () => {
      this.window = null;
    });
    this.leaving.watch(window);
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') window.webContents.reload();
    });
    return window;
  }

  private remember(window: BrowserWindow): void {
    const place = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    this.settings.change({ window: place });
  }
}
