import { generatedArticle } from './generated-article.js';

const SITE = 'https://deals.example';
const made = (html: string) =>
  generatedArticle(html, SITE, (url) => url.hostname === 'shop.example');

describe('generatedArticle', () => {
  it.each([
    ['<a href="https://shop.example/a">x</a>', '<a href="https://shop.example/a">x</a>'],
    ['<a href="https://other.example/">x</a>', '<a>x</a>'],
    ['<a href="ht\ntp://other.example">x</a>', '<a>x</a>'],
    ['<a href="\\\\other.example">x</a>', '<a>x</a>'],
    ['<a href="">x</a>', '<a>x</a>'],
    ['<a name="x" onclick="y()">x</a>', '<a>x</a>'],
    ['<h1>a</h1><b>b</b>', '<h2>a</h2><strong>b</strong>'],
    ['<figure><img src="https://shop.example/a.png"><figcaption>c</figcaption></figure>', 'c'],
    ['<p>a&#8238;b&#0;</p>', '<p>ab\ufffd</p>'],
    ['<scr\u0000ipt>x</scr\u0000ipt>', ''],
    ['<p>a<script>x', '<p>a</p>'],
  ])('makes of %j %j', (html, article) => {
    expect(made(html)).toBe(article);
  });
});
