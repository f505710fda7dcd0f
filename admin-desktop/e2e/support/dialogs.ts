import type { ElectronApplication } from 'playwright/test';

/** The owner chooses these files, or none, in every dialog for opening from now on. */
export const chooseFiles = (app: ElectronApplication, filePaths: string[]) =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: chosen.length === 0, filePaths: chosen });
  }, filePaths);

/** The owner saves there, or (null) does not. */
export const saveTo = (app: ElectronApplication, filePath: string | null) =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: chosen === null, filePath: chosen ?? '' });
  }, filePath);

interface Played {
  asked: string[];
  opened: string[];
  shown: string[];
}

type Playing = typeof globalThis & { played: Played };

/** Answers every question by this button, opens nothing and shows nothing; `played` tells what would have been. */
export const playSystem = (app: ElectronApplication, button: number) =>
  app.evaluate(({ dialog, shell, Notification }, response) => {
    const played: Played = { asked: [], opened: [], shown: [] };
    (globalThis as Playing).played = played;
    dialog.showMessageBox = async (...args: unknown[]) => {
      played.asked.push((args.at(-1) as { message: string }).message);
      return { response, checkboxChecked: false };
    };
    shell.openExternal = async (url) => {
      played.opened.push(url);
    };
    Notification.isSupported = () => true;
    Notification.prototype.show = function show() {
      played.shown.push(`${this.title}\n${this.body}`);
    };
  }, button);

export const played = (app: ElectronApplication) =>
  app.evaluate(() => (globalThis as Playing).played);
