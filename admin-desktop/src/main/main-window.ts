import { join } from 'node:path';
import { GROUNDS } from '@deal-harbor/contracts';
import { BrowserWindow, dialog, nativeTheme, screen } from 'electron';
import { APP_ORIGIN } from '../shared/app-origin.ts';
import type { Events } from '../shared/ipc.ts';
import type { SettingsFile } from './settings-file.ts';
import { addContextMenu } from './spelling.ts';
import { LEAST_SIZE, openingPlace } from './window-place.ts';

const PRELOAD = join(import.meta.dirname, '../preload/index.cjs');
/** The grounds of the theme, so that a window does not flash before its page is there. */
const GROUND = { light: GROUNDS.light.page, dark: GROUNDS.dark.page };

/** The one window. It remembers where it was. */
export class MainWindow {
  /**
   * Whether leaving the page would lose something. The page tells, since Chromium goes on without asking when a
   * busy page does not answer within a second.
   */
  unsaved = false;
  private discarding = false;
  private window: BrowserWindow | null = null;

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
    if (!this.mayLeave()) return;
    const { webContents } = this.open;
    webContents.once('did-start-navigation', change);
    // A refusal is no failure: everything stays as it is.
    await this.open.loadURL(`${APP_ORIGIN}/`).catch(() => undefined);
    webContents.off('did-start-navigation', change);
  }

  reload(): void {
    if (this.mayLeave()) this.open.webContents.reload();
  }

  /** Asks once whether what is not saved may go. */
  private mayLeave(): boolean {
    if (!this.unsaved || this.discarding) return true;
    this.discarding = mayDiscard(this.open);
    return this.discarding;
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
    window.on('close', (event) => {
      if (this.mayLeave()) this.remember(window);
      else event.preventDefault();
    });
    window.on('closed', () => {
      this.window = null;
      this.beginAnew();
    });
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) this.beginAnew();
    });
    // Most often the owner has been asked already; going on is what preventing the prevention means.
    window.webContents.on('will-prevent-unload', (event) => {
      this.unsaved = true;
      if (this.mayLeave()) event.preventDefault();
    });
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') window.webContents.reload();
    });
    return window;
  }

  private beginAnew(): void {
    this.unsaved = false;
    this.discarding = false;
  }

  private remember(window: BrowserWindow): void {
    const place = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    this.settings.change({ window: place });
  }
}

function mayDiscard(window: BrowserWindow): boolean {
  const choice = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: 'Discard your changes?',
    detail: 'What you have changed is not saved yet.',
    buttons: ['Keep editing', 'Discard'],
    defaultId: 0,
    cancelId: 0,
  });
  return choice === 1;
}
