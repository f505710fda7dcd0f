import { allowedMarkup } from './trusted-markup.ts';

describe('allowedMarkup', () => {
  it.each(['', '.a > .b { color: red }', '&lt;img&gt;', 'a'.repeat(10_000)])(
    'lets text be text: %.20s',
    (text) => {
      expect(allowedMarkup(text, 'Element innerHTML')).toBe(text);
    },
  );

  it.each(['<b>', '<img src=x onerror=alert(1)>', 'a { } </style><script>', '<!--'])(
    'lets no markup into a page: %s',
    (text) => {
      for (const sink of ['Element innerHTML', 'Document write', 'HTMLIFrameElement srcdoc', '']) {
        expect(allowedMarkup(text, sink)).toBeNull();
      }
      expect(allowedMarkup(text, 'DOMParser parseFromString')).toBe(text);
    },
  );

  it('sends the editor to its own policy', () => {
    expect(() => allowedMarkup('<p>', undefined)).toThrow(TypeError);
  });
});
