import { app, type BrowserWindow, dialog } from 'electron';

/** A page that is too busy to answer for so long may hold anything. */
const PATIENCE_MS = 5_000;

/**
 * Asks the page whether it holds something unsaved, and then the owner, before the page goes. Chromium's own
 * question is not enough: it goes on without it when a busy page does not answer within a second.
 */
export class Leaving {
  private agreed = false;
  private quitting = false;
  private answered: (unsaved: boolean) => void = () => undefined;

  constructor(private readonly window: () => BrowserWindow) {
    app.on('before-quit', () => {
      this.quitting = true;
    });
  }

  /** What the page says when it is asked. */
  answer(unsaved: boolean): void {
    this.answered(unsaved);
  }

  /** Whether the page may go; then it has to. */
  async allowed(): Promise<boolean> {
    this.agreed ||= !(await this.holdsUnsaved()) || (await this.mayDiscard());
    return this.agreed;
  }

  watch(window: BrowserWindow): void {
    const { webContents } = window;
    const beginAnew = () => {
      this.agreed = false;
    };
    window.on('close', (event) => {
      if (this.agreed) return;
      event.preventDefault();
      void this.close(window);
    });
    window.on('closed', beginAnew);
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) beginAnew();
    });
    // Preventing the prevention means going on.
    webContents.on('will-prevent-unload', (event) => {
      if (this.agreed) event.preventDefault();
    });
  }

  private async close(window: BrowserWindow): Promise<void> {
    if (!(await this.allowed())) {
      this.quitting = false;
      return;
    }
    if (this.quitting) app.quit();
    else window.close();
  }

  private holdsUnsaved(): Promise<boolean> {
    const { webContents } = this.window();
    // Nothing can have been typed into a page that is not there.
    if (webContents.isLoadingMainFrame() || webContents.isCrashed()) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.answered = resolve;
      setTimeout(() => resolve(true), PATIENCE_MS);
      webContents.send('askUnsaved', null);
    });
  }

  private async mayDiscard(): Promise<boolean> {
    const { response } = await dialog.showMessageBox(this.window(), {
      type: 'question',
      message: 'Discard your changes?',
      detail: 'What you have changed is not saved yet.',
      buttons: ['Keep editing', 'Discard'],
      defaultId: 0,
      cancelId: 0,
    });
    return response === 1;
  }
}
