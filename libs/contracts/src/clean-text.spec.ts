import { FORBIDDEN_CHARACTERS, withoutForbidden } from './clean-text.ts';

describe('characters that no text may carry', () => {
  it.each(['\0', '\u0007', '\u0085', '\u200E', '\u200F', '\u202E', '\u2066', '\u061C'])(
    'leave it: %j',
    (character) => {
      expect(FORBIDDEN_CHARACTERS.test(character)).toBe(true);
      expect(withoutForbidden(`a${character}b${character}`)).toBe('ab');
    },
  );

  it('are no line breaks, tabs, joiners or other scripts', () => {
    const text = 'a\tb\r\nc 👩‍👩‍👧 שלום é';
    expect(withoutForbidden(text)).toBe(text);
  });

  it('are replaced where half of a character is', () => {
    expect(withoutForbidden('a\uD800b')).toBe('a\uFFFDb');
  });
});
