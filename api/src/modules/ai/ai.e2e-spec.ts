import { addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const CALLS: [path: string, body: object, wrong: object[]][] = [
  [
    'generate-store',
    { storeName: 'Shop', affiliateLink: 'https://shop.example/', publish: true },
    [
      { storeName: '' },
      { affiliateLink: 'shop' },
      { affiliateLink: null },
      { publish: 'yes' },
      { x: 1 },
    ],
  ],
  [
    'generate-blog',
    {
      topic: 'Shoes',
      category: 'store-guide',
      storeName: 'blue-shop',
      targetKeywords: ['a'],
      includeAffiliate: false,
    },
    [
      { topic: ' ' },
      { category: 'x' },
      { storeName: 'Blue Shop' },
      { targetKeywords: 'a' },
      { includeAffiliate: 0 },
    ],
  ],
  [
    'generate-amazon-blog',
    { productName: 'Lamp', productDescription: 'Text', keywords: 'a, b', category: 'amazon-deals' },
    [
      { productName: undefined },
      { productDescription: 1 },
      { keywords: ['a'] },
      { category: 'store-guide' },
    ],
  ],
];

describe('AI generators', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  it.each(CALLS)(
    '%s needs the session, a body that holds, and a provider',
    async (call, body, wrong) => {
      const path = `/api/ai/${call}`;
      await app.http.post(path).send(body).expect(401);
      for (const change of wrong)
        await app.owner
          .post(path)
          .send({ ...body, ...change })
          .expect(400);
      await addStore(app.dataSource, { slug: 'blue-shop' });
      const answer = await app.owner.post(path).send(body).expect(503);
      expect(answer.headers['content-type']).toMatch(/problem\+json/);
      expect(answer.body.detail).toContain('OPENAI_API_KEY');
      expect(await app.dataSource.query('SELECT points FROM rate_limits')).toEqual([{ points: 0 }]);
      await app.owner.get(path).expect(404);
    },
  );
});
