import { type BrowserWindow, Menu } from 'electron';
import { spellingItems } from './spelling-items.ts';

export function addContextMenu(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, params) => {
    const template = spellingItems(params, {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
    });
    Menu.buildFromTemplate(template).popup({ window });
  });
}
