import { itKeepsTheRulesOfWriting } from '../../../test/crud-rules.js';
import { addCategory, addOffer, addStore } from '../../../test/factories.js';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('categories', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/categories';
  const list = async () => (await app.http.get(path).expect(200)).body;
  const add = (name: string, slug: string) => addCategory(app.dataSource, name, slug);
  const store = async (slug: string) => (await app.http.get(`/api/stores/${slug}`)).body;

  describe('writing', () => {
    let number = 0;
    itKeepsTheRulesOfWriting(() => app, {
      path,
      body: async () => ({ name: `Category ${++number}`, slug: `category-${number}` }),
      required: ['name', 'slug'],
      change: { name: 'Home & Garden', slug: 'home-garden' },
      text: 'name',
      wrong: [
        ['name', ''],
        ['name', 'x'.repeat(121)],
        ['slug', 'Home'],
        ['slug', '-home'],
        ['slug', 'home--garden'],
        ['slug', 'heim/garten'],
        ['slug', 'x'.repeat(141)],
        ['slug', null],
      ],
    });

    it('lets one of 50 parallel creates of a slug through', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          app.owner.post(path).send({ name: `Name ${i}`, slug: 'same' }),
        ),
      );
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
      expect(await list()).toHaveLength(1);
    });

    it('refuses a name that is taken in another case', async () => {
      await add('Fashion', 'fashion');
      const answer = await app.owner.post(path).send({ name: 'FASHION', slug: 'other' });
      expect(answer.status).toBe(409);
      expect(answer.body.errors[0].field).toBe('name');
    });
  });

  describe('list', () => {
    itKeepsTheRulesOfLists(() => app, {
      path,
      scoped: true,
      fill: () => Promise.all(['a', 'b', 'c'].map((slug) => add(slug, slug))),
    });

    it('counts stores in any case, in the order of making', async () => {
      await add('Zebra', 'zebra');
      await add('Fashion', 'fashion');
      for (const category of ['Fashion', 'fashion', 'FASHION', 'Fashion & More', null]) {
        await addStore(app.dataSource, { category });
      }
      expect(await list()).toEqual([
        expect.objectContaining({ name: 'Zebra', slug: 'zebra', storeCount: 0, version: 1 }),
        expect.objectContaining({ name: 'Fashion', storeCount: 3 }),
      ]);
    });
  });

  describe('rename', () => {
    it('carries the text of its stores along, in any case, and no other', async () => {
      const id = await add('Fashion', 'fashion');
      await addStore(app.dataSource, { slug: 'a', category: 'Fashion' });
      await addStore(app.dataSource, { slug: 'b', category: 'fASHION' });
      await addStore(app.dataSource, { slug: 'c', category: 'Fashion%' });
      const { body } = await app.owner.put(`${path}/${id}`).send({ name: 'Style' }).expect(200);
      expect(body).toMatchObject({ name: 'Style', slug: 'fashion', storeCount: 2 });
      expect(await store('a')).toMatchObject({ category: 'Style', version: 2 });
      expect(await store('b')).toMatchObject({ category: 'Style', version: 2 });
      expect(await store('c')).toMatchObject({ category: 'Fashion%', version: 1 });
    });

    it('leaves stores alone when it fails or changes no name', async () => {
      const id = await add('Fashion', 'fashion');
      await add('Style', 'style');
      await addStore(app.dataSource, { slug: 'a', category: 'Fashion' });
      await app.owner.put(`${path}/${id}`).send({ name: 'style' }).expect(409);
      await app.owner.put(`${path}/${id}`).send({ name: 'X', version: 9 }).expect(409);
      await app.owner.put(`${path}/${id}`).send({ slug: 'new', name: 'Fashion' }).expect(200);
      expect(await store('a')).toMatchObject({ category: 'Fashion', version: 1 });
    });

    it('in parallel ends with category and stores of one name', async () => {
      const id = await add('Fashion', 'fashion');
      await addStore(app.dataSource, { slug: 'a', category: 'Fashion' });
      await Promise.all(
        ['One', 'Two', 'Three', 'Four'].map((name) =>
          app.owner.put(`${path}/${id}`).send({ name }),
        ),
      );
      const [category] = await list();
      expect(category.storeCount).toBe(1);
      expect((await store('a')).category).toBe(category.name);
    });
  });

  it('leaves its offers without category and its stores with their text when it is deleted', async () => {
    const id = await add('Fashion', 'fashion');
    const storeId = await addStore(app.dataSource, { slug: 'a', category: 'Fashion' });
    await addOffer(app.dataSource, storeId, { categoryId: id });
    await app.owner.delete(`${path}/${id}`).expect(204);
    const { category, offers } = await store('a');
    expect(category).toBe('Fashion');
    expect(offers).toEqual([expect.objectContaining({ categoryId: null })]);
  });
});
