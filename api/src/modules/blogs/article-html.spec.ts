import { articleMinutes, articlePreview, articleText, sanitiseArticle } from './article-html.js';

const SITE = 'https://deals.example';
const clean = (html: string) => sanitiseArticle(html, SITE);
const AWAY = 'rel="sponsored nofollow noopener" target="_blank"';
const MEDIA = `/media/${'0a'.repeat(32)}.webp`;

describe('sanitiseArticle', () => {
  it('keeps what an article is made of', () => {
    const html = [
      '<h2>A</h2><h3>B</h3><h4>C</h4><p>Text <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code></p>',
      '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>quote</p></blockquote>',
      '<pre><code>a &lt; b</code></pre><p>a<br />b</p><hr />',
      '<table><caption>t</caption><thead><tr><th colspan="2" scope="col">h</th></tr></thead>',
      '<tbody><tr><td>1</td><td rowspan="2">2</td></tr></tbody></table>',
      `<figure><img src="${MEDIA}" alt="A bag" width="640" height="480" loading="lazy" /><figcaption>Bag</figcaption></figure>`,
    ].join('');
    expect(clean(html)).toBe(html);
  });

  it('is the same when it is done twice', () => {
    const html = '<h1>A & B</h1><a href="https://x.example?a=1&b=2">x</a> < y <b>z';
    expect(clean(clean(html))).toBe(clean(html));
  });

  it('brings headings and emphasis to one form', () => {
    expect(clean('<h1>A</h1><h6>B</h6><b>c</b><i>d</i><del>e</del>')).toBe(
      '<h2>A</h2><h4>B</h4><strong>c</strong><em>d</em><s>e</s>',
    );
  });

  it.each([
    ['https://shop.example/a?b=1', `<a href="https://shop.example/a?b=1" ${AWAY}>x</a>`],
    ['HTTP://Shop.example', `<a href="http://shop.example/" ${AWAY}>x</a>`],
    [' https://shop.example/ ', `<a href="https://shop.example/" ${AWAY}>x</a>`],
    ['//shop.example/a', `<a href="https://shop.example/a" ${AWAY}>x</a>`],
    ['/\\shop.example', `<a href="https://shop.example/" ${AWAY}>x</a>`],
    ['/\t/shop.example', `<a href="https://shop.example/" ${AWAY}>x</a>`],
    ['https:shop.example', '<a href="https://deals.example/shop.example">x</a>'],
    ['http://deals.example/a', `<a href="http://deals.example/a" ${AWAY}>x</a>`],
    [
      'https://deals.example.evil.example/',
      `<a href="https://deals.example.evil.example/" ${AWAY}>x</a>`,
    ],
    ['https://deals.example/store/a', '<a href="https://deals.example/store/a">x</a>'],
    ['/store/a?b=1#c', '<a href="/store/a?b=1#c">x</a>'],
    ['store', '<a href="store">x</a>'],
    ['#top', '<a href="#top">x</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">x</a>'],
  ])('leads %j to where it leads', (href, expected) => {
    expect(clean(`<a href="${href}" rel="dofollow" target="_top" onclick="x()">x</a>`)).toBe(
      expected,
    );
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#x6A;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'blob:https://deals.example/1',
    'file:///etc/passwd',
    'tel:1',
    'ftp://x.example/',
    'https://user:secret@x.example/',
    'https://user@deals.example/',
    'https://',
    'http://[',
  ])('lets %j lead nowhere', (href) => {
    expect(clean(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  it.each([
    `<img src="data:image/png;base64,AAAA">`,
    `<img src="javascript:alert(1)">`,
    `<img src=x onerror=alert(1)>`,
    `<img src="//x.example/a.png">`,
    `<img src="/api/config">`,
    `<img src="/media/../api/config">`,
    `<img srcset="https://x.example/a.png 1x">`,
    `<img alt="no source">`,
  ])('drops the picture %s', (html) => {
    expect(clean(`<p>a${html}b</p>`)).toBe('<p>ab</p>');
  });

  it('keeps only sizes that are sizes', () => {
    expect(
      clean('<img src="https://x.example/a.png" width="99999" height="1e3" loading="x">'),
    ).toBe('<img src="https://x.example/a.png" alt="" />');
    expect(clean('<table><tr><td colspan="-1" rowspan="9999999">a</td></tr></table>')).toBe(
      '<table><tr><td>a</td></tr></table>',
    );
  });

  /** The classes of attack that published sanitiser fixtures cover, in words of our own. */
  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<script src="//x.example/a.js"></script>',
    '<svg onload=alert(1)><circle/></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<form action="javascript:alert(1)"><input name="attributes"><button>go</button></form>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></p></xmp>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style><!--</style><img src=x onerror=alert(1)>--></style>',
    '<p style="background:url(javascript:alert(1))" id="x" class="y" onmouseover="alert(1)">t</p>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)></audio>',
    '<details open ontoggle=alert(1)>t</details>',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<title><img src=x onerror=alert(1)></title>',
    '<template><img src=x onerror=alert(1)></template>',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<a href="x" name="getElementById" id="body">t</a>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><img src=x onerror=alert(1)>',
    '<img/src="x"/onerror=alert(1)>',
    '<img """><script>alert(1)</script>">',
    '<p>a</p><plaintext><img src=x onerror=alert(1)>',
    '<isindex action=javascript:alert(1) type=image>',
    '<custom-tag onclick=alert(1)>t</custom-tag>',
  ])('leaves nothing alive of %s', (html) => {
    const result = clean(html);
    expect(result).not.toMatch(/<(?!\/?(p|a|strong|em|h\d|br|hr)\b)/);
    expect(result).not.toMatch(/<[^>]*\b(on\w+|style|id|class|name|srcdoc)\s*=/i);
    expect(result).not.toMatch(/<[^>]*javascript:/i);
  });

  it('is quick with markup that is made to be slow', () => {
    const long = 60_000;
    for (const part of [
      '<b>',
      '<a href="',
      '<!--',
      '<p>&',
      '<table><tr><td>',
      '</p>',
      '<img src=',
      '&#x',
      '<',
      '\u00a0',
    ]) {
      const started = performance.now();
      const result = clean(part.repeat(Math.floor(long / part.length)));
      articlePreview(result);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});

describe('articleText', () => {
  it('separates blocks and keeps words whole', () => {
    expect(articleText('<h2>A</h2><p>b<strong>o</strong>ld <a href="/x">li</a>nk<br />c</p>')).toBe(
      'A bold link c',
    );
  });

  it('decodes once', () => {
    expect(articleText(clean('<p>1 &lt; 2 &amp;lt; 3 &quot;x&quot; &nbsp; y</p>'))).toBe(
      '1 < 2 &lt; 3 "x" y',
    );
  });
});

describe('articlePreview', () => {
  it('keeps 120 characters whole and cuts what is longer', () => {
    expect(articlePreview(`<p>${'x'.repeat(120)}</p>`)).toBe('x'.repeat(120));
    expect(articlePreview(`<p>${'x'.repeat(121)}</p>`)).toBe(`${'x'.repeat(120)}…`);
    expect(articlePreview(`<p>${'x'.repeat(119)} y z</p>`)).toBe(`${'x'.repeat(119)}…`);
    expect(articlePreview('')).toBe('');
  });

  it('counts characters, not halves of them', () => {
    expect(articlePreview(`<p>${'😀'.repeat(121)}</p>`)).toBe(`${'😀'.repeat(120)}…`);
  });
});

describe('articleMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
  ])('of %i words is %i', (words, minutes) => {
    expect(articleMinutes(`<p>${'<b>word</b> '.repeat(words)}</p>`)).toBe(minutes);
  });
});
