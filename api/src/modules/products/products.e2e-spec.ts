import sharp from 'sharp';
import { itKeepsTheRulesOfWriting } from '../../../test/crud-rules.js';
import { addProduct } from '../../../test/factories.js';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('marketplace products', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/amazon-products';
  const valid = { name: 'Lamp', description: 'Text', affiliateLink: 'https://market.example/a' };
  const create = (change: object = {}) => app.owner.post(path).send({ ...valid, ...change });

  describe('writing', () => {
    itKeepsTheRulesOfWriting(() => app, {
      path,
      body: async () => valid,
      required: ['name', 'description', 'affiliateLink'],
      change: {
        name: 'Better lamp',
        description: 'More',
        affiliateLink: 'https://market.example/b?tag=1',
        imageUrl: 'https://pictures.example/a.jpg',
        originalPrice: 1_234.56,
        salePrice: 0,
        discount: 100,
        rating: 4.5,
        reviewCount: 0,
        category: 'home',
        keywords: 'lamp, light',
        featured: true,
      },
      text: 'name',
      wrong: [
        ['name', 'x'.repeat(201)],
        ['description', 'x'.repeat(4_001)],
        ['affiliateLink', 'market.example'],
        ['affiliateLink', 'data:text/html,x'],
        ['imageUrl', 'a.jpg'],
        ['imageUrl', '/media/a.webp'],
        ['imageUrl', 'javascript:alert(1)'],
        ['imageUrl', 'data:image/svg+xml;base64,PHN2Zz4='],
        ['originalPrice', '12.5'],
        ['originalPrice', -0.01],
        ['originalPrice', 10_000_001],
        ['salePrice', '1e999'],
        ['salePrice', true],
        ['discount', 101],
        ['discount', 12.5],
        ['rating', 0.9],
        ['rating', 5.1],
        ['rating', '5'],
        ['reviewCount', -1],
        ['reviewCount', 1.5],
        ['reviewCount', 1_000_000_001],
        ['category', 'all'],
        ['category', 'toys'],
        ['category', null],
        ['keywords', ['lamp']],
        ['keywords', 'x'.repeat(1_001)],
        ['featured', 'no'],
      ],
    });

    it('answers the whole product, its numbers as numbers', async () => {
      const { body } = await create({ originalPrice: 20, salePrice: 19.999, rating: 4.44 });
      expect(body).toEqual({
        id: expect.any(Number),
        ...valid,
        imageUrl: null,
        originalPrice: 20,
        salePrice: 20,
        discount: null,
        rating: 4.4,
        reviewCount: null,
        category: 'electronics',
        keywords: null,
        featured: false,
        createdAt: expect.any(String),
        version: 1,
      });
    });

    it('takes values away', async () => {
      const given = { originalPrice: 5, discount: 5, rating: 5, reviewCount: 5, keywords: 'a' };
      const { body } = await create({ ...given, imageUrl: 'https://a.example/b.png' });
      const nothing = Object.fromEntries([...Object.keys(given), 'imageUrl'].map((k) => [k, null]));
      const changed = await app.owner.put(`${path}/${body.id}`).send(nothing).expect(200);
      expect(changed.body).toMatchObject(nothing);
    });

    it('refuses a picture that cannot be read', async () => {
      await create({ imageUrl: 'data:image/png;base64,AAAA' }).expect(400);
    });

    it('keeps a picture under /media', async () => {
      const png = await sharp({
        create: { width: 8, height: 8, channels: 3, background: '#10b981' },
      })
        .png()
        .toBuffer();
      const imageUrl = `data:image/png;base64,${png.toString('base64')}`;
      const { body } = await create({ imageUrl }).expect(201);
      expect(body.imageUrl).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
      await app.http.get(body.imageUrl).expect(200).expect('content-type', 'image/webp');
      const same = await app.owner.put(`${path}/${body.id}`).send({ imageUrl: body.imageUrl });
      expect(same.body.imageUrl).toBe(body.imageUrl);
    });
  });

  describe('list', () => {
    itKeepsTheRulesOfLists(() => app, {
      path,
      scoped: true,
      texts: ['category'],
      fill: () => Promise.all([1, 2, 3].map(() => addProduct(app.dataSource))),
    });

    it('has the featured first, then the newest, and takes a category', async () => {
      const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      const add = (name: string, age: number, given = {}) =>
        addProduct(app.dataSource, { name, createdAt: minutesAgo(age), ...given });
      await add('old', 9);
      await add('new', 1, { category: 'home' });
      await add('old star', 8, { featured: true, category: 'home' });
      await add('new star', 2, { featured: true });
      const names = async (query: string) =>
        (await app.http.get(`${path}${query}`).expect(200)).body.map(
          (p: { name: string }) => p.name,
        );
      const all = ['new star', 'old star', 'new', 'old'];
      expect(await names('')).toEqual(all);
      expect(await names('?category=all')).toEqual(all);
      expect(await names('?category=')).toEqual(all);
      expect(await names('?category=home')).toEqual(['old star', 'new']);
      expect(await names('?category=HOME')).toEqual(['old star', 'new']);
      expect(await names('?category=toys')).toEqual([]);
    });

    it('answers all without a limit', async () => {
      await app.dataSource.query(
        `INSERT INTO products (name, description, affiliate_link)
         SELECT 'P', 'd', 'https://a.example/' FROM generate_series(1, 150)`,
      );
      expect((await app.http.get(path)).body).toHaveLength(150);
    });
  });
});
