import { dialog } from 'electron';
import type { MainWindow } from './main-window.ts';

/** Asks the feed and says what came of it; a newer version is installed when the app is closed. */
export async function checkForUpdates(feed: string, window: MainWindow): Promise<void> {
  const { default: updater } = await import('electron-updater');
  const { autoUpdater } = updater;
  autoUpdater.setFeedURL({ provider: 'generic', url: feed });
  autoUpdater.allowDowngrade = false;
  const found = await autoUpdater.checkForUpdates().catch(() => null);
  await dialog.showMessageBox(window.open, { type: 'info', message: outcome(found) });
}

function outcome(found: { isUpdateAvailable: boolean; updateInfo: { version: string } } | null) {
  if (!found) return 'The updates cannot be read.';
  if (!found.isUpdateAvailable) return 'This is the newest version.';
  return `Version ${found.updateInfo.version} is on its way. It is installed when you close the app.`;
}
