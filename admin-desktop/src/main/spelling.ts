import { type BrowserWindow, Menu } from 'electron';

type Item = Electron.MenuItemConstructorOptions;

/** The menu of a right click: corrections, and what every text field has. */
export function spellingItems(
  params: Pick<
    Electron.ContextMenuParams,
    'misspelledWord' | 'dictionarySuggestions' | 'isEditable'
  >,
  act: { replace: (word: string) => void; learn: (word: string) => void },
): Item[] {
  const { misspelledWord, dictionarySuggestions, isEditable } = params;
  const words: Item[] = dictionarySuggestions.map((word) => ({
    label: word,
    click: () => act.replace(word),
  }));
  const learn: Item[] = misspelledWord
    ? [
        { label: 'Add to Dictionary', click: () => act.learn(misspelledWord) },
        { type: 'separator' },
      ]
    : [];
  const edit: Item[] = isEditable
    ? [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }]
    : [{ role: 'copy' }, { role: 'selectAll' }];
  return [...words, ...learn, ...edit];
}

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
