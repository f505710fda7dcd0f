import { element, escapeXml } from './xml.js';

describe('escapeXml', () => {
  it.each([
    [
      `<a href="x">Tom & 'Jerry'</a>`,
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;',
    ],
    [']]>', ']]&gt;'],
    ['a\u0000b\u0008c\u001fd\ufffee\uffff', 'abcde'],
    ['tab\tline\n', 'tab\tline\n'],
    ['lone \ud800 surrogate', 'lone  surrogate'],
    ['emoji 🎉 stays', 'emoji 🎉 stays'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(escapeXml(text)).toBe(expected);
  });

  it('makes elements', () => {
    expect(element('title', 'A & B')).toBe('<title>A &amp; B</title>');
  });
});
