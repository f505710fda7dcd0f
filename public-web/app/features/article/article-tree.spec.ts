import { isLong, leadsAway, outline } from './article-outline.ts';
import { type ArticleNode, articleTree } from './article-tree.ts';

const SITE = 'https://deals.example';

/** The tree written out, for comparing. */
function written(nodes: readonly ArticleNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}=${value}`,
      );
      return `<${node.tag}${attributes.join('')}>${written(node.children)}</${node.tag}>`;
    })
    .join('');
}

const tree = (html: string) => written(articleTree(html, SITE));

describe('articleTree', () => {
  it.each([
    ['<h2>A</h2><p>b <strong>c</strong></p>', '<h2>A</h2><p>b <strong>c</strong></p>'],
    ['a &lt;b&gt; &amp; &quot;c&quot; &#233;&#x1F600;', 'a <b> & "c" é😀'],
    ['<h1>A</h1><b>b</b><i>c</i>', '<h2>A</h2><strong>b</strong><em>c</em>'],
    ['<section>a<div>b</div></section>', 'ab'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<p>a<br>b</p>', '<p>a<br></br>b</p>'],
  ])('keeps what an article may hold: %s', (html, expected) => {
    expect(tree(html)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//evil.example></SCRIPT >',
    '<style>@import "//evil.example"</style>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<p onclick="alert(1)" style="position:fixed" class="btn" id="main"></p>',
    '<a href="&#106;avascript:alert(1)"></a><a href="java\nscript:alert(1)"></a>',
    '<form action=//evil.example><input name=x><button>',
    '<plaintext><p>alert(1)',
  ])('holds nothing that acts: %s', (html) => {
    expect(tree(html)).not.toMatch(/alert|evil|onerror|style|class|id=|script|form|input/i);
  });

  it('marks links that leave the site and keeps its own', () => {
    expect(tree('<a href="https://shop.example/x" rel="x">a</a>')).toBe(
      '<a href=https://shop.example/x rel=sponsored nofollow noopener target=_blank>a</a>',
    );
    expect(tree('<a href="/stores">a</a>')).toBe('<a href=/stores>a</a>');
    expect(tree('<a href="//shop.example">a</a>')).toContain('rel=sponsored');
  });

  it.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b<li>c</ul>', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
    ['<h2>a<h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
    ['<a href="/a">a<a href="/b">b</a>c</a>', '<a href=/a>ab</a>c'],
    [
      '<table><tr><td>a<td>b</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    ['<table>x<tr>y<td>a</td></tr>z</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<tr><td>a</td></tr>', 'a'],
    ['<table><p>a</p></table>', '<table></table>'],
    ['<strong><p>a</strong>b</p>', '<strong><p>a</p></strong>b'],
    ['</p></div>a', 'a'],
  ])('nests as browsers would: %s', (html, expected) => {
    expect(tree(html)).toBe(expected);
  });

  it('ends on unfinished markup and keeps what came before', () => {
    expect(tree('<p>a</p><a href="')).toBe('<p>a</p>');
    expect(tree('<p>a<!-- b')).toBe('<p>a</p>');
    expect(tree('a<')).toBe('a<');
  });

  it('stays flat and quick whatever it is given', () => {
    const started = Date.now();
    for (const piece of [
      '<blockquote>',
      '<a "',
      '<!--',
      '<p><li>',
      '</p>',
      '<<',
      '<svg>',
      '&#1;',
    ]) {
      articleTree(piece.repeat(20_000), SITE);
    }
    expect(Date.now() - started).toBeLessThan(5_000);
    const depth = (node: ArticleNode): number =>
      typeof node === 'string' ? 0 : 1 + Math.max(0, ...node.children.map(depth));
    const deep = articleTree('<blockquote>'.repeat(1_000), SITE);
    expect(Math.max(...deep.map(depth))).toBeLessThanOrEqual(30);
  });
});

describe('outline', () => {
  it('names the sections, each with an id of its own', () => {
    const nodes = articleTree('<h2>One</h2><h2>One</h2><h3>x</h3><h2>日本</h2><h2></h2>', SITE);
    expect(outline(nodes)).toEqual([
      { id: 'section-one', text: 'One' },
      { id: 'section-one-2', text: 'One' },
      { id: 'section-part', text: '日本' },
    ]);
    expect(isLong(outline(nodes))).toBe(false);
  });

  it('finds links that leave the site at any depth', () => {
    const away = '<ul><li><a href="https://shop.example">a</a></li></ul>';
    expect(leadsAway(articleTree(away, SITE))).toBe(true);
    expect(leadsAway(articleTree('<p><a href="/stores">a</a></p>', SITE))).toBe(false);
  });
});
