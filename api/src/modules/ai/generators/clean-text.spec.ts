import { cleanLine, cleanLines } from './clean-text.js';

describe('cleanLine', () => {
  it.each([
    ['  a \t\n b  ', 'a b'],
    ['a\u0000b\u009fc', 'a b c'],
    ['\u202ea\u2066b\u200e', 'ab'],
    ['a\ud800b', 'a\ufffdb'],
    ['<b>"x"</b>', '<b>"x"</b>'],
    [undefined, ''],
    [5, ''],
    [['a'], ''],
  ])('makes of %j %j', (value, line) => {
    expect(cleanLine(value, 100)).toBe(line);
  });

  it('cuts by characters, not through them', () => {
    expect(cleanLine('😀'.repeat(10), 10)).toBe('😀'.repeat(10));
    expect(cleanLine('😀'.repeat(11), 10)).toBe(`${'😀'.repeat(9)}…`);
    expect(cleanLine('abc def', 5)).toBe('abc…');
  });
});

describe('cleanLines', () => {
  it('leaves out the empty, the repeated and the surplus', () => {
    expect(cleanLines(['a', 'A', '', ' a ', null, 'b', 'c'], 2, 10)).toEqual(['a', 'b']);
    expect(cleanLines('a', 2, 10)).toEqual([]);
  });
});
