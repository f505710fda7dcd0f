type Item = Electron.MenuItemConstructorOptions;
type Clicked = Pick<
  Electron.ContextMenuParams,
  'misspelledWord' | 'dictionarySuggestions' | 'isEditable'
>;

/** The menu of a right click: corrections, and what every text field has. */
export function spellingItems(
  { misspelledWord, dictionarySuggestions, isEditable }: Clicked,
  act: { replace: (word: string) => void; learn: (word: string) => void },
): Item[] {
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
