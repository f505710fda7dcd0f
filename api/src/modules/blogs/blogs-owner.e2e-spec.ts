import type { Blog } from '@deal-harbor/contracts';
import { addBlog, addStore } from '../../../test/factories.js';
import {
  itIsTheOwnersPart,
  itKeepsTheRulesOfOwnersLists,
} from '../../../test/owners-list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { BlogEntity } from './blog.entity.js';

describe('posts for the owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/blogs';
  const add = (given: Partial<BlogEntity> = {}) => addBlog(app.dataSource, given);
  const list = async (query: string) =>
    (await app.owner.get(`${path}?scope=admin${query}`).expect(200)).body;
  const titles = async (query: string): Promise<string[]> =>
    (await list(query)).map((blog: { title: string }) => blog.title);
  const record = async (id: number): Promise<Blog> =>
    (await app.owner.get(`${path}/${id}/record`).expect(200)).body;

  describe('list', () => {
    itKeepsTheRulesOfOwnersLists(() => app, {
      path,
      list: 'blogs',
      fillSeven: async () => {
        const createdAt = new Date();
        for (let i = 0; i < 7; i++) {
          await add({ title: 'Same', viewCount: 3, createdAt, publishedAt: createdAt });
        }
      },
      filters: { status: 'draft' },
      refused: ['status=', 'status=public', 'status=DRAFT', 'status=draft&status=archived'],
    });

    describe('order', () => {
      beforeEach(async () => {
        const at = (created: number, published: number | null) => ({
          createdAt: new Date(created * 1_000),
          publishedAt: published === null ? null : new Date(published * 1_000),
        });
        await add({ ...at(2, 9), title: 'b', category: 'store-guide', viewCount: 4 });
        await add({ ...at(1, null), title: 'A', category: 'amazon-deals', status: 'draft' });
        await add({ ...at(4, 5), title: 'c', category: 'store-guide', viewCount: 9 });
        await add({ ...at(3, 7), title: 'D', category: 'comparisons', status: 'archived' });
      });

      it.each([
        ['title', 'A b c D'],
        ['-title', 'D c b A'],
        ['category', 'A D b c'],
        ['-category', 'c b D A'],
        ['status', 'D A b c'],
        ['-status', 'c b A D'],
        ['views', 'A D b c'],
        ['-views', 'c b D A'],
        ['published', 'c D b A'],
        ['-published', 'b D c A'],
        ['created', 'A b D c'],
        ['-created', 'c D b A'],
      ])('%s', async (order, expected) => {
        expect(await titles(`&order=${order}`)).toEqual(expected.split(' '));
      });

      it.each([
        ['status=draft', 'A'],
        ['status=published', 'bc'],
        ['status=archived', 'D'],
        ['status=published&category=store-guide&search=c', 'c'],
        ['status=draft&category=store-guide', ''],
        ['status=archived&featured=false', 'D'],
      ])('goes together with %s', async (query, expected) => {
        const answer = await app.owner.get(`${path}?scope=admin&limit=1&${query}`);
        expect(answer.headers['x-total-count']).toBe(String(expected.length));
        expect((await titles(`&order=title&${query}`)).join('')).toBe(expected);
      });
    });
  });

  describe('record', () => {
    itIsTheOwnersPart(() => app, path, 'record', add);

    it('is the whole post, whatever its status, without counting a view', async () => {
      for (const status of ['draft', 'published', 'archived'] as const) {
        const id = await add({ status, content: '<p>Whole</p>' });
        const post = await record(id);
        expect(post).toMatchObject({ id, status, content: '<p>Whole</p>', affiliateLinks: [] });
        expect(await record(id)).toEqual(post);
        const bySlug = await app.owner.get(`${path}/${post.slug}?scope=admin`).expect(200);
        expect(bySlug.body).toEqual(post);
      }
      const [visits] = await app.dataSource.query('SELECT count(*)::int AS count FROM visits');
      expect(visits.count).toBe(0);
    });

    it('is safe to edit even when the row is not', async () => {
      const id = await add({
        content: '<p onclick="x()">Text<script>x()</script></p>',
        affiliateLinks: [{ text: 'a', url: 'javascript:x()' }],
      });
      expect(await record(id)).toMatchObject({
        content: '<p>Text</p>',
        affiliateLinks: [{ text: 'a' }],
      });
    });

    it('does not stand in the way of a post whose slug is "record"', async () => {
      await add({ slug: 'record', title: 'Mine' });
      expect((await app.http.get(`${path}/record`).expect(200)).body.title).toBe('Mine');
    });
  });

  describe('editing by hand', () => {
    const valid = { title: 'Save more', content: '<p>Text</p>', category: 'savings-tips' };
    const create = async (change: object = {}): Promise<Blog> =>
      (
        await app.owner
          .post(path)
          .send({ ...valid, ...change })
          .expect(201)
      ).body;
    const put = (id: number, change: object) => app.owner.put(`${path}/${id}`).send(change);

    it('takes a record back as it was read', async () => {
      await addStore(app.dataSource, { name: 'Blue Shop', slug: 'blue-shop' });
      const made = await create({
        status: 'published',
        featured: true,
        excerpt: 'Short',
        keywords: ['one', 'two words'],
        content: '<h2>Title</h2><p>A <a href="https://shop.example/?a=1&b=2">link</a>.</p>',
        targetStore: { slug: 'blue-shop' },
        affiliateLinks: [{ text: 'a' }, { text: 'b', context: 'c', url: 'https://b.example/' }],
      });
      const { id, contentPreview, readMinutes, viewCount, ...read } = await record(made.id);
      const { publishedAt, createdAt, updatedAt, ...sent } = read;
      const { body } = await put(id, sent).expect(200);
      expect(body).toEqual({ ...made, version: 2, updatedAt: expect.any(String) });
      expect(await record(id)).toEqual(body);
    });

    it('tells a slug that is taken from a stale version', async () => {
      await create({ slug: 'taken' });
      const { id, version } = await create({ slug: 'mine' });
      const taken = await put(id, { slug: 'taken', title: 'New', version }).expect(409);
      expect(taken.body.errors).toEqual([{ field: 'slug', message: expect.any(String) }]);
      expect(await record(id)).toMatchObject({ slug: 'mine', title: 'Save more', version });
      await put(id, { slug: 'mine', title: 'New', version }).expect(200);
      const stale = await put(id, { slug: 'taken', version }).expect(409);
      expect(stale.body).not.toHaveProperty('errors');
      await put(id, { slug: 'taken', version: version + 1 }).expect(409);
      expect(await record(id)).toMatchObject({ slug: 'mine', title: 'New', version: version + 1 });
    });

    it('keeps the slug when none is sent, and its own when it is sent', async () => {
      const { id, slug } = await create();
      for (const sent of [{}, { slug: '' }, { slug: null }, { slug }]) {
        expect((await put(id, { ...sent, title: 'Other' }).expect(200)).body.slug).toBe(slug);
      }
    });

    it('moves a published post to its new slug', async () => {
      const { id } = await create({ status: 'published' });
      await put(id, { slug: 'moved' }).expect(200);
      await app.http.get(`${path}/moved`).expect(200);
      await app.http.get(`${path}/save-more`).expect(404);
      expect((await create()).slug).toBe('save-more');
    });

    it('hides and shows a post again under its first date', async () => {
      const { id } = await create({ status: 'published' });
      await app.dataSource.query(`UPDATE blogs SET published_at = '2025-05-05T10:00:00Z'`);
      for (const status of ['draft', 'archived', 'published'] as const) {
        const { body } = await put(id, { status }).expect(200);
        expect(body).toMatchObject({ status, publishedAt: '2025-05-05T10:00:00.000Z' });
        await app.http.get(`${path}/save-more`).expect(status === 'published' ? 200 : 404);
      }
    });

    it('changes nothing with a stale version, or a store that is gone', async () => {
      const { id, version } = await create();
      const storeId = await addStore(app.dataSource, { slug: 'gone' });
      await put(id, { status: 'published', version: version + 1 }).expect(409);
      await app.owner.delete(`/api/stores/${storeId}`).expect(204);
      const { body } = await put(id, { title: 'New', targetStore: { slug: 'gone' }, version });
      expect(body).toMatchObject({ status: 422, errors: [{ field: 'targetStore.slug' }] });
      expect(await record(id)).toMatchObject({ title: 'Save more', status: 'draft', version });
    });

    it('replaces affiliate links, and takes them away', async () => {
      const link = { text: 'b', context: 'c', url: 'https://b.example/' };
      const { id } = await create({ affiliateLinks: [{ text: 'a' }, link] });
      const swapped = [link, { text: 'a', context: null, url: '' }];
      const { body } = await put(id, { affiliateLinks: swapped }).expect(200);
      expect(body.affiliateLinks).toEqual([link, { text: 'a' }]);
      expect((await put(id, { title: 'New' })).body.affiliateLinks).toHaveLength(2);
      expect((await put(id, { affiliateLinks: [] })).body.affiliateLinks).toEqual([]);
    });
  });
});
