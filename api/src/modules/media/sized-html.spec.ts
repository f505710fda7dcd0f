import { picturesIn, withPictureSizes } from './sized-html.js';

const HASH = '0a'.repeat(32);
const SRC = `src="/media/${HASH}.webp"`;
const sizes = new Map([[HASH, { width: 800, height: 600 }]]);

describe('picturesIn', () => {
  it('finds each stored picture once, and no other', () => {
    const other = '<img src="https://x.example/a.png" alt="" />';
    const html = `<p><img ${SRC} alt="A" /></p>${other}<img ${SRC} alt="" width="9" loading="lazy" />`;
    expect(picturesIn(html)).toEqual([HASH]);
    expect(picturesIn(`<p>src="/media/${HASH}.webp"</p>`)).toEqual([]);
  });
});

describe('withPictureSizes', () => {
  it.each([
    ['', ' width="800" height="600"'],
    [' loading="lazy"', ' width="800" height="600" loading="lazy"'],
    [' width="400"', ' width="400" height="300"'],
    [' width="400" height="9"', ' width="400" height="300"'],
    [' height="9" loading="eager"', ' width="800" height="600" loading="eager"'],
  ])('completes%s', (before, after) => {
    expect(withPictureSizes(`<p><img ${SRC} alt="A $&amp; b"${before} /></p>`, sizes)).toBe(
      `<p><img ${SRC} alt="A $&amp; b"${after} /></p>`,
    );
  });

  it('changes nothing when it is done twice', () => {
    const once = withPictureSizes(`<img ${SRC} alt="A" />`, sizes);
    expect(withPictureSizes(once, sizes)).toBe(once);
  });

  it('leaves pictures whose size nobody knows', () => {
    const html = `<img ${SRC} alt="" /><img src="https://x.example/a.png" alt="" height="9" />`;
    expect(withPictureSizes(html, new Map())).toBe(html);
  });

  it('gives the flattest picture a height', () => {
    const flat = new Map([[HASH, { width: 800, height: 1 }]]);
    expect(withPictureSizes(`<img ${SRC} alt="" width="20" />`, flat)).toContain('height="1"');
  });
});
