import { spellingItems } from './spelling-items.ts';

const done: string[] = [];
const act = {
  replace: (word: string) => done.push(`replace ${word}`) as unknown as undefined,
  learn: (word: string) => done.push(`learn ${word}`) as unknown as undefined,
};

it('corrects and learns a word', () => {
  const items = spellingItems(
    { misspelledWord: 'cuopon', dictionarySuggestions: ['coupon'], isEditable: true },
    act,
  );
  for (const { click } of items) (click as (() => void) | undefined)?.();
  expect(done).toEqual(['replace coupon', 'learn cuopon']);
  expect(items.map(({ role }) => role)).toContain('paste');
});

it('only copies what cannot be written in', () => {
  const items = spellingItems(
    { misspelledWord: '', dictionarySuggestions: [], isEditable: false },
    act,
  );
  expect(items).toEqual([{ role: 'copy' }, { role: 'selectAll' }]);
});
