import sharp from 'sharp';
import { itKeepsTheRulesOfWriting } from '../../../test/crud-rules.js';
import { addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('writing posts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/blogs';
  const valid = { title: 'Save more', content: '<p>Text</p>', category: 'savings-tips' };
  const create = (change: object = {}) => app.owner.post(path).send({ ...valid, ...change });
  const link = { text: 'Shop', url: 'https://shop.example/' };

  itKeepsTheRulesOfWriting(() => app, {
    path,
    body: async () => valid,
    required: ['title', 'content', 'category'],
    change: {
      title: 'Better',
      slug: 'a-new-slug',
      excerpt: 'Short',
      seoDescription: 'For search engines',
      content: '<h2>New</h2><p>Text</p>',
      category: 'comparisons',
      status: 'archived',
      featured: true,
      keywords: ['one', 'two words'],
      authorName: 'Ann',
      affiliateLinks: [link, { text: 'Other', context: 'Because' }],
    },
    text: 'title',
    wrong: [
      ['title', 'x'.repeat(201)],
      ['slug', 'Not A Slug'],
      ['slug', '../a'],
      ['excerpt', 'x'.repeat(501)],
      ['seoDescription', 'x'.repeat(301)],
      ['content', ''],
      ['content', 'x'.repeat(60_001)],
      ['content', 'a\u0000b'],
      ['content', { html: 'a' }],
      ['content', '<script>alert(1)</script>'],
      ['category', 'news'],
      ['category', null],
      ['status', 'public'],
      ['status', 1],
      ['featured', 'true'],
      ['keywords', 'a,b'],
      ['keywords', ['']],
      ['keywords', ['x'.repeat(61)]],
      ['keywords', ['a\u0000']],
      ['keywords', ['\ud800']],
      ['keywords', [1]],
      ['keywords', [['a']]],
      ['keywords', Array<string>(31).fill('a')],
      ['keywords', null],
      ['targetStore', 'shop'],
      ['targetStore', {}],
      ['targetStore', []],
      ['targetStore', [{ slug: 'shop' }]],
      ['targetStore', { slug: 'Shop' }],
      ['targetStore', { slug: 'shop', id: 1 }],
      ['affiliateLinks', [{ url: link.url }]],
      ['affiliateLinks', [{ text: 'a', url: 'javascript:alert(1)' }]],
      ['affiliateLinks', [{ text: 'a', url: '/a' }]],
      ['affiliateLinks', [{ ...link, rel: 'dofollow' }]],
      ['affiliateLinks', ['a']],
      ['affiliateLinks', [null]],
      ['affiliateLinks', [[link]]],
      ['affiliateLinks', link],
      ['affiliateLinks', Array<object>(31).fill(link)],
      ['viewCount', 5],
      ['publishedAt', '2020-01-01T00:00:00Z'],
      ['contentPreview', 'a'],
      ['readMinutes', 5],
    ],
  });

  it('answers the whole post', async () => {
    const { body } = await create().expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      ...valid,
      slug: 'save-more',
      excerpt: null,
      contentPreview: 'Text',
      readMinutes: 1,
      seoDescription: null,
      status: 'draft',
      featured: false,
      keywords: [],
      targetStore: null,
      viewCount: 0,
      authorName: 'Admin',
      affiliateLinks: [],
      publishedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
    });
  });

  describe('slug', () => {
    it('gives way when it is derived, and only then', async () => {
      const slugs: string[] = [];
      for (const title of ['Save more', 'SAVE more!', 'save more']) {
        slugs.push((await create({ title }).expect(201)).body.slug);
      }
      expect(slugs).toEqual(['save-more', 'save-more-2', 'save-more-3']);
      const { body } = await create({ slug: 'save-more' }).expect(409);
      expect(body.errors).toEqual([{ field: 'slug', message: expect.any(String) }]);
    });

    it('is made of titles without a letter that it could keep', async () => {
      expect((await create({ title: '節約' })).body.slug).toBe('post');
      expect((await create({ title: '节省', slug: '' })).body.slug).toBe('post-2');
    });

    it('stays when the title changes, and can be changed to one that is free', async () => {
      const { body } = await create();
      await create({ slug: 'other' });
      const at = `${path}/${body.id}`;
      expect((await app.owner.put(at).send({ title: 'New' })).body.slug).toBe('save-more');
      await app.owner.put(at).send({ slug: 'other' }).expect(409);
      expect((await app.owner.put(at).send({ slug: 'mine' })).body.slug).toBe('mine');
    });

    it('goes to each of 50 parallel posts of one title', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
      expect(answers.map((answer) => answer.status)).toEqual(Array<number>(50).fill(201));
      expect(new Set(answers.map((answer) => answer.body.slug)).size).toBe(50);
    });

    it('goes to one of 50 parallel posts that ask for it', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => create({ slug: 'same' })));
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    });
  });

  it('stores the article sanitised, and the beginning of its text', async () => {
    const content = `<h1>Title</h1><p onclick="x()">See <a href="https://shop.example/?a=1&b=2">this</a><script>x()</script></p>`;
    const { body } = await create({ content }).expect(201);
    expect(body.content).toBe(
      '<h2>Title</h2><p>See <a href="https://shop.example/?a=1&amp;b=2" rel="sponsored nofollow noopener" target="_blank">this</a></p>',
    );
    expect(body.contentPreview).toBe('Title See this');
    const updated = await app.owner.put(`${path}/${body.id}`).send({ content: 'Just text' });
    expect(updated.body).toMatchObject({ content: 'Just text', contentPreview: 'Just text' });
  });

  it('tells how large the stored pictures of an article are', async () => {
    const square = { width: 30, height: 15, channels: 3, background: '#123456' } as const;
    const png = await sharp({ create: square }).png().toBuffer();
    const picture = `data:image/png;base64,${png.toString('base64')}`;
    const { url } = (await app.owner.post('/api/media').send({ picture }).expect(201)).body;
    const { body } = await create({ content: `<p>a</p><img src="${url}">` }).expect(201);
    const sized = `<img src="${url}" alt="" width="30" height="15" />`;
    expect(body.content).toBe(`<p>a</p>${sized}`);
    const content = `<img src="${url}" width="20" height="99">`;
    const updated = await app.owner.put(`${path}/${body.id}`).send({ content }).expect(200);
    expect(updated.body.content).toBe(sized.replace('30', '20').replace('15', '10'));
  });

  it('dates the first publishing and keeps that date', async () => {
    const { body } = await create();
    const put = async (change: object) =>
      (await app.owner.put(`${path}/${body.id}`).send(change).expect(200)).body;
    const published = (await put({ status: 'published' })).publishedAt;
    expect(Date.parse(published)).toBeGreaterThan(Date.now() - 60_000);
    expect((await put({ status: 'draft' })).publishedAt).toBe(published);
    expect((await put({ status: 'archived', title: 'New' })).publishedAt).toBe(published);
    expect((await put({ status: 'published' })).publishedAt).toBe(published);
    expect((await create({ status: 'published' })).body.publishedAt).not.toBeNull();
    expect((await create({ status: 'archived' })).body.publishedAt).toBeNull();
  });

  it('points to a store by its slug', async () => {
    const storeId = await addStore(app.dataSource, { name: 'Blue Shop', slug: 'blue-shop' });
    const { body } = await create({ targetStore: { name: 'Any', slug: 'blue-shop' } }).expect(201);
    expect(body.targetStore).toEqual({ name: 'Blue Shop', slug: 'blue-shop' });
    const at = `${path}/${body.id}`;
    const unknown = await app.owner
      .put(at)
      .send({ targetStore: { slug: 'no-shop' } })
      .expect(422);
    expect(unknown.body.errors[0].field).toBe('targetStore.slug');
    expect((await app.owner.put(at).send({ title: 'New' })).body.targetStore).not.toBeNull();
    expect((await app.owner.put(at).send({ targetStore: null })).body.targetStore).toBeNull();
    await app.owner
      .put(at)
      .send({ targetStore: { slug: 'blue-shop' } })
      .expect(200);
    await app.owner.delete(`/api/stores/${storeId}`).expect(204);
    expect((await app.owner.get(`${path}/save-more?scope=admin`)).body.targetStore).toBeNull();
  });
});
