import { type ArticleNode, writeArticle } from './article-tree.ts';
import { collapsed, tidyArticle } from './tidy-article.ts';

const el = (tag: string, ...children: ArticleNode[]): ArticleNode => ({
  tag,
  attributes: {},
  children,
});
const tidied = (...nodes: ArticleNode[]) => writeArticle(tidyArticle(nodes));
const row = (tag: string, text: string) => el('tr', el(tag, el('p', text)));

describe('what the editor writes', () => {
  it('has no empty end', () => {
    expect(tidied(el('p', 'a'), el('p'), el('p', 'b'), el('p'), el('p'))).toBe(
      '<p>a</p><p></p><p>b</p>',
    );
    expect(tidied(el('p'))).toBe('');
  });

  it('needs no paragraph for the one line of an entry', () => {
    expect(tidied(el('ul', el('li', el('p', 'a'), el('ul', el('li', el('p', 'b'))))))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
    expect(tidied(el('ul', el('li', el('p', 'a'), el('p', 'b'))))).toBe(
      '<ul><li><p>a</p><p>b</p></li></ul>',
    );
  });

  it('names the head of a table', () => {
    expect(tidied(el('table', el('tbody', row('th', 'a'), row('td', 'b'))))).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    );
    expect(tidied(el('table', el('tbody', row('td', 'b'))))).toBe(
      '<table><tbody><tr><td>b</td></tr></tbody></table>',
    );
  });
});

describe('an article', () => {
  it('is written with its signs escaped', () => {
    const image: ArticleNode = { tag: 'img', attributes: { src: '/a', alt: '"<&' }, children: [] };
    expect(writeArticle([el('p', 'a < b & c > "d"', image)])).toBe(
      '<p>a &lt; b &amp; c &gt; "d"<img src="/a" alt="&quot;&lt;&amp;" /></p>',
    );
  });

  it('loses blanks that are not shown, but not in code', () => {
    expect(writeArticle(collapsed([el('p', 'a\n  b\u00a0 c'), el('pre', 'a\n  b')]))).toBe(
      '<p>a b\u00a0 c</p><pre>a\n  b</pre>',
    );
  });
});
