import { addProduct } from '../../../test/factories.js';
import {
  itIsTheOwnersPart,
  itKeepsTheRulesOfOwnersLists,
} from '../../../test/owners-list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { ProductEntity } from './product.entity.js';

describe('marketplace products for the owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/amazon-products';
  const add = (given: Partial<ProductEntity> = {}) => addProduct(app.dataSource, given);
  const list = async (query: string) =>
    (await app.owner.get(`${path}?scope=admin${query}`).expect(200)).body;
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).map((product: { name: string }) => product.name);

  itKeepsTheRulesOfOwnersLists(() => app, {
    path,
    list: 'products',
    fillSeven: async () => {
      const same = { name: 'Same', salePrice: 5, rating: 4.5, createdAt: new Date() };
      for (let i = 0; i < 7; i++) await add(same);
    },
    filters: { search: 'x', featured: 'true' },
    refused: [
      ...['featured=', 'featured=1', 'featured=TRUE', 'featured=true&featured=true'],
      ...[`search=${'x'.repeat(101)}`, 'search=%00', 'search=a&search=b', 'search[$ne]='],
    ],
  });

  describe('order', () => {
    beforeEach(async () => {
      const at = (seconds: number) => ({ createdAt: new Date(seconds * 1_000) });
      await add({ ...at(2), name: 'b', category: 'home', originalPrice: 9, rating: 4.5 });
      await add({ ...at(1), name: 'A', category: 'books', featured: true });
      await add({ ...at(4), name: 'c', category: 'home', salePrice: 10, rating: 5 });
      await add({ ...at(3), name: 'D', category: 'beauty', salePrice: 0, originalPrice: 100 });
    });

    it.each([
      ['name', 'A b c D'],
      ['-name', 'D c b A'],
      ['category', 'D A b c'],
      ['-category', 'c b A D'],
      ['price', 'D b c A'],
      ['-price', 'c b D A'],
      ['rating', 'b c A D'],
      ['-rating', 'c b D A'],
      ['created', 'A b D c'],
      ['-created', 'c D b A'],
    ])('%s', async (order, expected) => {
      expect(await names(`&order=${order}`)).toEqual(expected.split(' '));
    });

    it('is the newest first for the owner, and stays the featured first for visitors', async () => {
      expect(await names('')).toEqual(['c', 'D', 'b', 'A']);
      const { body } = await app.http.get(path).expect(200);
      expect(body.map((product: { name: string }) => product.name)).toEqual(['A', 'c', 'D', 'b']);
    });
  });

  describe('filters', () => {
    beforeEach(async () => {
      await add({ name: 'a Lamp', category: 'home', featured: true });
      await add({ name: 'b', description: 'For a LAMP_shade', category: 'home' });
      await add({ name: 'c', keywords: 'lamp, 100%', featured: true });
      await add({ name: 'd' });
    });

    it.each([
      ['featured=true', 'ac'],
      ['featured=false', 'bd'],
      ['category=home', 'ab'],
      ['category=HOME&featured=true', 'a'],
      ['category=all&featured=false', 'bd'],
      ['search=', 'abcd'],
      ['search=lamp', 'abc'],
      ['search=lamp&category=home&featured=false', 'b'],
      ['search=%25', 'c'],
      ['search=_', 'b'],
      ['search=%5C', ''],
    ])('%s', async (query, expected) => {
      const answer = await app.owner.get(`${path}?scope=admin&order=name&limit=1&${query}`);
      expect(answer.headers['x-total-count']).toBe(String(expected.length));
      const found = await names(`&order=name&${query}`);
      expect(found.map((name) => name[0]).join('')).toBe(expected);
    });
  });

  describe('record', () => {
    itIsTheOwnersPart(() => app, path, 'record', add);

    it('follows what the owner writes', async () => {
      const created = await app.owner
        .post(path)
        .send({ name: 'Lamp', description: 'Text', affiliateLink: 'https://market.example/a' })
        .expect(201);
      const at = `${path}/${created.body.id}`;
      expect((await app.owner.get(`${at}/record`)).body).toEqual(created.body);
      const changed = await app.owner.put(at).send({ salePrice: 9.99, rating: 4.5 }).expect(200);
      const { body } = await app.owner.get(`${at}/record`).expect(200);
      expect(body).toEqual(changed.body);
      expect([body]).toEqual(await list(''));
    });
  });
});
