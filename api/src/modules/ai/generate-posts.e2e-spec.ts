import { openAiAnswers } from '@deal-harbor/test-servers';
import { addStore } from '../../../test/factories.js';
import { type AiApp, DISGUISED, NOTHING, questionOf, startAiApp } from './test/ai-app.js';

const SITE = 'http://localhost:3000';
const article = (content: string, given: object = {}) =>
  openAiAnswers.saying({
    title: 'A guide',
    excerpt: 'Short.',
    seoDescription: 'For engines.',
    keywords: ['Sale', 'codes'],
    content,
    ...given,
  });

let ai: AiApp;
beforeAll(async () => {
  ai = await startAiApp();
});
beforeEach(() => ai.reset());
afterAll(() => ai.close());

const blog = (body: object = {}) =>
  ai.app.owner
    .post('/api/ai/generate-blog')
    .send({ topic: 'Shoes', category: 'savings-tips', ...body });
const review = (body: object = {}) =>
  ai.app.owner.post('/api/ai/generate-amazon-blog').send({ productName: 'Lamp', ...body });
const shop = () =>
  addStore(ai.app.dataSource, { name: 'Blue', slug: 'blue', website: 'https://blue.example/' });

describe('generate-blog', () => {
  it('makes a draft with all that a post has', async () => {
    const { body } = await blog({ targetKeywords: ['Shoes', 'boots'] }).expect(201);
    expect(body).toMatchObject({
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
      status: 'draft',
      category: 'savings-tips',
      excerpt: expect.stringMatching(/\w/),
      seoDescription: expect.stringMatching(/\w/),
      targetStore: null,
      affiliateLinks: [],
      featured: false,
      publishedAt: null,
    });
    expect(body.keywords.slice(0, 2)).toEqual(['Shoes', 'boots']);
    expect(body.content).toMatch(/^<p>.*<h2>/);
    expect(body.readMinutes).toBeGreaterThan(1);
    expect((await ai.app.http.get('/api/blogs')).body).toEqual([]);
    expect(questionOf(ai.server).data).toEqual({
      topic: 'Shoes',
      category: 'savings-tips',
      keywords: ['Shoes', 'boots'],
      store: null,
    });
  });

  it('names the store, and lists links that lead to it', async () => {
    await shop();
    const { body } = await blog({ storeName: 'blue' }).expect(201);
    expect(body.targetStore).toEqual({ name: 'Blue', slug: 'blue' });
    expect(body.affiliateLinks.length).toBeGreaterThanOrEqual(2);
    for (const link of body.affiliateLinks) expect(link.url).toBe('https://blue.example/');
  });

  it('leads to the store’s page here where the store has no website', async () => {
    await addStore(ai.app.dataSource, { name: 'Blue', slug: 'blue' });
    const { body } = await blog({ storeName: 'blue' }).expect(201);
    for (const link of body.affiliateLinks) expect(link.url).toBe(`${SITE}/store/blue`);
  });

  it('has no affiliate links when none are wanted', async () => {
    await shop();
    ai.server.answer(
      article('<p><a href="https://blue.example/a">x</a></p>', {
        links: [{ text: 'a', context: 'b' }],
      }),
    );
    const { body } = await blog({ storeName: 'blue', includeAffiliate: false }).expect(201);
    expect(body.affiliateLinks).toEqual([]);
    expect(body.content).toBe('<p><a>x</a></p>');
    expect(questionOf(ai.server).all).not.toContain('https://blue.example');
  });

  it('keeps links to the store and to own pages, and only the text of others', async () => {
    await shop();
    const hrefs = [
      'https://blue.example/sale',
      '/store/blue',
      `${SITE}/blogs`,
      ...['https://evil.example/', '/store/other', '/admin', '//evil.example', '/go/store/1'],
      ...['javascript:alert(1)', 'mailto:a@b.example', 'https://blue.example.evil.example/', ''],
      ...['https://u:p@blue.example/', 'data:text/html,x', 'https://blue.example:8443/'],
    ];
    ai.server.answer(article(hrefs.map((href) => `<a href="${href}">to</a>`).join('')));
    const { body } = await blog({ storeName: 'blue' }).expect(201);
    const kept = [...body.content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(kept).toEqual(hrefs.slice(0, 3));
    expect(body.content.match(/>to</g)).toHaveLength(hrefs.length);
    expect(body.content).toContain(
      'href="https://blue.example/sale" rel="sponsored nofollow noopener"',
    );
  });

  it('puts the owner’s keywords first, each once', async () => {
    ai.server.answer(
      article('<p>a</p>', { keywords: ['SALE', 'x\u202ey', '', 5, 'codes', 'codes'] }),
    );
    const { body } = await blog({ targetKeywords: ['codes', 'Sale'] }).expect(201);
    expect(body.keywords).toEqual(['codes', 'Sale', 'xy']);
  });

  it('refuses an unknown store before anything is asked', async () => {
    const { body } = await blog({ storeName: 'nobody' }).expect(422);
    expect(body.errors).toEqual([{ field: 'storeName', message: 'There is no such store.' }]);
    expect(ai.server.requests).toEqual([]);
    expect(await ai.rows()).toEqual(NOTHING);
  });

  it.each([
    ['no title', '<p>a</p>', { title: '\u202e' }],
    ['no article', '', {}],
    ['an article of scripts only', '<script>x()</script><style>a{}</style>', {}],
    ['an article that is no text', '', { content: { a: 1 } }],
    ['a book', `<p>${'word '.repeat(20_000)}</p>`, {}],
  ])('stores nothing of an answer with %s', async (_, content, given) => {
    ai.server.answer(article(content, given));
    await blog().expect(502);
    expect(await ai.rows()).toEqual(NOTHING);
  });

  it('gives each of many posts of one title its own slug', async () => {
    const slugs = await Promise.all(
      Array.from({ length: 5 }, async () => (await blog().expect(201)).body.slug as string),
    );
    expect(new Set(slugs).size).toBe(5);
  });
});

describe('generate-amazon-blog', () => {
  it('makes a draft among the marketplace reviews', async () => {
    const { body } = await review({
      productDescription: 'A lamp.',
      keywords: 'lamp, desk light ,,lamp',
      category: 'amazon-deals',
    }).expect(201);
    expect(body).toMatchObject({
      category: 'amazon-deals',
      status: 'draft',
      targetStore: null,
      affiliateLinks: [],
    });
    expect(body.keywords.slice(0, 2)).toEqual(['lamp', 'desk light']);
    expect(body.content).not.toContain('href');
    expect(questionOf(ai.server).data).toMatchObject({ product: 'Lamp', description: 'A lamp.' });
  });
});

describe('hostile answers', () => {
  it.each([
    ['generate-blog', () => blog({ storeName: 'blue' })],
    ['generate-amazon-blog', () => review()],
  ])('of %s are stored inert', async (_, generate) => {
    await shop();
    ai.server.answer(openAiAnswers.hostile());
    const { body } = await generate().expect(201);
    expect(body.status).toBe('draft');
    expect(JSON.stringify(body)).not.toMatch(DISGUISED);
    expect(body.content).not.toMatch(
      /<(script|img|iframe|svg|style|form|input|base|meta)|javascript:|onerror=|onclick=|evil\.example/i,
    );
    for (const { url } of body.affiliateLinks) expect(url).toBe('https://blue.example/');
  });

  it('do not hide direction marks in entities', async () => {
    ai.server.answer(article('<p>a&#x202e;b&#1;c&#xD800;d</p><img src="https://a.example/p.png">'));
    expect((await blog().expect(201)).body.content).toBe('<p>abc\ufffdd</p>');
  });
});
