import { setTimeout as wait } from 'node:timers/promises';
import { addBlog } from '../../../test/factories.js';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { BlogEntity } from './blog.entity.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('reading posts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/blogs';
  const add = (given: Partial<BlogEntity>) => addBlog(app.dataSource, given);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await app.http.get(`${path}${query}`).expect(200);
    return body.map((blog: { title: string }) => blog.title);
  };

  describe('list', () => {
    itKeepsTheRulesOfLists(() => app, {
      path,
      scoped: true,
      texts: ['search', 'category'],
      fill: () => Promise.all(['x', 'y', 'z'].map((title) => add({ title }))),
    });

    it('shows visitors the published ones, the newest first, without their text', async () => {
      await add({ title: 'old', publishedAt: daysAgo(3), createdAt: daysAgo(1) });
      await add({ title: 'new', publishedAt: daysAgo(2), createdAt: daysAgo(4) });
      await add({ title: 'draft', status: 'draft', createdAt: daysAgo(2) });
      await add({
        title: 'gone',
        status: 'archived',
        publishedAt: daysAgo(1),
        createdAt: daysAgo(5),
      });
      expect(await titles('')).toEqual(['new', 'old']);
      const { body, headers } = await app.owner.get(`${path}?scope=admin`).expect(200);
      expect(body.map((blog: { title: string }) => blog.title)).toEqual([
        'old',
        'draft',
        'new',
        'gone',
      ]);
      expect(headers['x-total-count']).toBe('4');
      expect(body[0]).not.toHaveProperty('content');
      expect(body[0]).not.toHaveProperty('affiliateLinks');
      expect(body[0]).toMatchObject({ contentPreview: 'Text', keywords: [], targetStore: null });
    });

    it('is narrowed by category, featured and search', async () => {
      const at = (days: number) => ({ publishedAt: daysAgo(days) });
      await add({ ...at(1), title: 'Guide to 100% Wool', category: 'store-guide', featured: true });
      await add({ ...at(2), title: 'b', excerpt: 'Of wool_and cotton' });
      await add({ ...at(3), title: 'c', keywords: ['WOOL', 'x'], keywordsText: 'WOOL x' });
      await add({ ...at(4), title: 'wool draft', status: 'draft', publishedAt: null });
      const [guide, ...rest] = ['Guide to 100% Wool', 'b', 'c'];
      expect(await titles('?search=wool')).toEqual([guide, ...rest]);
      expect(await titles('?search=%25')).toEqual([guide]);
      expect(await titles('?search=_')).toEqual(['b']);
      expect(await titles('?search=')).toEqual([guide, ...rest]);
      expect(await titles('?featured=true')).toEqual([guide]);
      expect(await titles('?featured=false')).toEqual(rest);
      expect(await titles('?category=store-guide')).toEqual([guide]);
      expect(await titles('?category=Store-Guide')).toEqual([guide]);
      expect(await titles('?category=all')).toEqual([guide, ...rest]);
      expect(await titles('?category=news')).toEqual([]);
      expect(await titles('?category=store-guide&search=b&featured=true')).toEqual([]);
      expect(await titles('?search=wool&limit=1&offset=1')).toEqual(['b']);
    });

    it.each([
      'featured=1',
      'featured=',
      'featured=TRUE',
      'featured=true&featured=true',
      'sort=latest',
    ])('refuses ?%s', async (query) => {
      await app.http.get(`${path}?${query}`).expect(400);
    });

    it('answers at most 100 without a limit', async () => {
      await app.dataSource.query(
        `INSERT INTO blogs (title, slug, content, content_preview, category, status, published_at)
         SELECT 'Post', 'post-' || i, 'a', 'a', 'comparisons', 'published', now()
         FROM generate_series(1, 101) i`,
      );
      const { body, headers } = await app.http.get(path).expect(200);
      expect([body.length, headers['x-total-count']]).toEqual([100, '101']);
    });
  });

  describe('one post', () => {
    const read = (slug: string) => app.http.get(`${path}/${slug}`).set('User-Agent', BROWSER);
    const views = async () =>
      (await app.owner.get(`${path}/a-post?scope=admin`).expect(200)).body.viewCount as number;

    it('is shown with its text to visitors once it is published', async () => {
      await add({ slug: 'a-post', content: '<p>Whole</p>' });
      await add({ slug: 'a-draft', status: 'draft' });
      await add({ slug: 'an-old-one', status: 'archived' });
      expect((await read('a-post').expect(200)).body).toMatchObject({
        slug: 'a-post',
        content: '<p>Whole</p>',
        affiliateLinks: [],
      });
      for (const slug of ['a-draft', 'an-old-one']) {
        await read(slug)
          .expect(404)
          .expect('content-type', /problem\+json/);
        await read(`${slug}?scope=admin`).expect(401);
        await app.owner.get(`${path}/${slug}`).expect(404);
        await app.owner.get(`${path}/${slug}?scope=admin`).expect(200);
      }
    });

    it.each(['no-such', 'A-Post', '1', '%00', 'a_post', 'x'.repeat(141), "'--", '%F0%9F%98%80'])(
      'is not found at %s',
      async (slug) => {
        await add({ slug: 'a-post' });
        await read(slug).expect(404);
      },
    );

    it('is safe to show even when the row is not', async () => {
      await add({
        slug: 'a-post',
        content: '<p onclick="x()">Text<script>x()</script></p><a href="javascript:x()">a</a>',
        affiliateLinks: [
          { text: 'a', url: 'javascript:x()' },
          { text: 'b', url: 'https://b.example/' },
        ],
      });
      for (const answer of [
        await read('a-post'),
        await app.owner.get(`${path}/a-post?scope=admin`),
      ]) {
        expect(answer.body).toMatchObject({
          content: '<p>Text</p><a>a</a>',
          affiliateLinks: [{ text: 'a' }, { text: 'b', url: 'https://b.example/' }],
        });
      }
    });

    it('refuses words that it does not know', async () => {
      await add({ slug: 'a-post' });
      await read('a-post?x=1').expect(400);
      await app.owner.get(`${path}/a-post?scope=owner`).expect(400);
    });

    it('counts a visitor once a day, and neither the owner nor robots', async () => {
      await add({ slug: 'a-post' });
      expect(await views()).toBe(0);
      await read('a-post').expect(200);
      for (let i = 0; i < 100 && (await views()) === 0; i++) await wait(20);
      await read('a-post').expect(200);
      await read('a-post').set('User-Agent', 'Googlebot/2.1').expect(200);
      await wait(100);
      expect(await views()).toBe(1);
    });
  });
});
