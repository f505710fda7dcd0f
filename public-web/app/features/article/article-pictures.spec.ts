import { leadPicture, pictureProps } from './article-pictures.ts';
import { type ArticleElement, articleTree } from './article-tree.ts';

const PATH = `/media/${'0a'.repeat(32)}`;
const SRC = `src="${PATH}.webp"`;
const tree = (html: string) => articleTree(html, 'https://deals.example');
const picture = (html: string) => tree(html)[0] as ArticleElement;

describe('leadPicture', () => {
  it.each([
    `<img ${SRC}><p>a</p>`,
    `<figure><img ${SRC}><figcaption>a</figcaption></figure>`,
    `\n<p> <img ${SRC}> a</p>`,
  ])('is what the article begins with: %s', (html) => {
    expect(leadPicture(tree(html))?.attributes.src).toBe(`${PATH}.webp`);
  });

  it.each([
    ['', ''],
    ['text', `<p>a</p><img ${SRC}>`],
    ['a line of text', `<p>a <img ${SRC}></p>`],
    ['a heading', `<h2>a</h2><img ${SRC}>`],
  ])('is none after %s', (_, html) => {
    expect(leadPicture(tree(html))).toBeNull();
  });
});

describe('pictureProps', () => {
  it('tell the sizes of a stored picture and how wide it is shown', () => {
    expect(pictureProps(picture(`<img ${SRC} width="400" height="800">`), false)).toEqual({
      loading: 'lazy',
      decoding: 'async',
      srcSet: `${PATH}-320.webp 160w, ${PATH}-672.webp 336w, ${PATH}.webp 400w`,
      sizes: 'min(400px, 42rem, 100vw - 2rem)',
    });
  });

  it.each([
    `<img ${SRC}>`,
    `<img ${SRC} width="9">`,
    '<img src="https://x.example/a" width="9" height="9">',
  ])('tell none of %s', (html) => {
    expect(pictureProps(picture(html), true)).toEqual({ fetchPriority: 'high' });
  });
});
