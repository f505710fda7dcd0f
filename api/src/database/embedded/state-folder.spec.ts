import { chooseState } from './state-folder.js';

describe('the choice of the folder', () => {
  it.each([
    // reachable, a database in the data folder, one in the fallback: choice
    [true, false, false, 'data'],
    [true, true, false, 'data'],
    [true, true, true, 'data'],
    [true, false, true, 'fallback'],
    [false, false, false, 'fallback'],
    [false, false, true, 'fallback'],
    [false, true, false, 'unreachable'],
    [false, true, true, 'unreachable'],
  ] as const)('reachable %s, in data %s, in fallback %s: %s', (...row) => {
    const [reachable, databaseInData, databaseInFallback, choice] = row;
    expect(chooseState({ reachable, databaseInData, databaseInFallback })).toBe(choice);
  });
});
