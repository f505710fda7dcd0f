import type { ArticleNode } from './article-tree.ts';
import { sameArticle } from './same-article.ts';

const el = (tag: string, ...children: ArticleNode[]): ArticleNode => ({
  tag,
  attributes: {},
  children,
});
const link = (href: string, ...children: ArticleNode[]): ArticleNode => ({
  tag: 'a',
  attributes: { href, rel: 'sponsored' },
  children,
});
const image = (alt: string): ArticleNode => ({
  tag: 'img',
  attributes: { src: 'https://a.example/p.png', alt },
  children: [],
});
const row = (tag: string, ...texts: string[]) => el('tr', ...texts.map((text) => el(tag, text)));

describe('articles that say the same', () => {
  it.each<[string, ArticleNode[], ArticleNode[]]>([
    ['blanks between blocks', [el('p', 'a'), '\n  ', el('p', 'b')], [el('p', 'a'), el('p', 'b')]],
    ['blanks at the ends of lines', [el('p', ' a\n b ')], [el('p', 'a b')]],
    ['a line without a paragraph', [el('li', 'a', el('ul'))], [el('li', el('p', 'a'), el('ul'))]],
    ['empty paragraphs', [el('p', 'a'), el('p')], [el('p', 'a')]],
    ['marks in another order', [el('em', el('strong', 'a'))], [el('strong', el('em', 'a'))]],
    ['a mark in two parts', [el('p', el('em', 'a'), el('em', 'b'))], [el('p', el('em', 'ab'))]],
    ['a link to nowhere', [el('p', el('a', 'a'))], [el('p', 'a')]],
    ['code in code', [el('pre', 'a\n b')], [el('pre', el('code', 'a\n b'))]],
    [
      'a head of a table',
      [el('table', el('thead', row('th', 'a')), el('tbody', row('td', 'b')))],
      [el('table', el('tbody', row('th', 'a'), row('td', 'b')))],
    ],
  ])('%s', (_, a, b) => {
    expect(sameArticle(a, b)).toBe(true);
  });
});

describe('articles that differ', () => {
  it.each<[string, ArticleNode[], ArticleNode[]]>([
    ['text', [el('p', 'a')], [el('p', 'b')]],
    ['a break within', [el('p', 'a', el('br'), 'b')], [el('p', 'a b')]],
    ['levels', [el('h2', 'a')], [el('h3', 'a')]],
    ['a lost link', [el('p', link('/a', 'a'))], [el('p', 'a')]],
    ['where a link leads', [el('p', link('/a', 'a'))], [el('p', link('/b', 'a'))]],
    ['a lost caption', [el('table', el('caption', 'a'))], [el('table')]],
    [
      'a foot of a table',
      [el('table', el('tfoot', row('td', 'a')))],
      [el('table', row('td', 'a'))],
    ],
    ['a picture with a link', [link('/a', image('x'))], [image('x')]],
    ['words for a picture', [image('x')], [image('y')]],
    ['a picture within a line', [el('p', 'a', image('x'))], [el('p', 'a'), image('x')]],
    ['blanks in code', [el('pre', 'a  b')], [el('pre', 'a b')]],
    ['text that looks like a tag', [el('p', '<br>')], [el('p', el('br'))]],
    ['two paragraphs', [el('p', 'a'), el('p', 'b')], [el('p', 'ab')]],
  ])('in %s', (_, a, b) => {
    expect(sameArticle(a, b)).toBe(false);
  });
});
