import { shortened } from './shortened.ts';

describe('a text for a search result', () => {
  it('stays when it fits', () => {
    expect(shortened('  twelve words ', 12)).toBe('twelve words');
  });

  it('ends between words', () => {
    expect(shortened('one two three', 11)).toBe('one two …');
  });

  it('ends within a word that is too long', () => {
    expect(shortened('a bcdefghijkl', 6)).toBe('a bcde …');
    expect(shortened('👍👍👍', 2)).toBe('👍👍 …');
  });
});
