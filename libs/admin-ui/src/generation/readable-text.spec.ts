import { readableText } from './readable-text.ts';

const WHOLE = JSON.stringify({
  title: 'Say "hello": a \\ guide',
  rank: 3,
  tags: ['one', 'two'],
  offers: [
    { title: 'A', code: null, live: true },
    { title: 'é\n', code: 'B,{}[]' },
  ],
  content: '<h2>Head</h2><p>First <b>words</b>.</p>',
});

describe('what a model is writing, for eyes', () => {
  it('is the texts without names, signs and tags', () => {
    expect(readableText(WHOLE)).toBe(
      ['Say "hello": a \\ guide', 'one', 'two', 'A', 'é', 'B,{}[]', 'Head\nFirst words.'].join(
        '\n',
      ),
    );
  });

  it('only grows while it is written, whatever it is cut at', () => {
    const all = readableText(WHOLE);
    for (let end = 0; end <= WHOLE.length; end++) {
      const so = readableText(WHOLE.slice(0, end));
      expect(all.startsWith(so)).toBe(true);
    }
  });

  it.each([
    ['', ''],
    ['Sure! Here', ''],
    ['{"title": "Half a wor', 'Half a wor'],
    ['{"title": "Half\\', 'Half'],
    ['{"title": "Half\\u00e', 'Half'],
    ['{"titl', ''],
    ['{"content": "<p>So far</p><a hre', 'So far'],
    ['{"a": "one\\"', 'one"'],
  ])('%j reads %j', (json, text) => {
    expect(readableText(json)).toBe(text);
  });
});
