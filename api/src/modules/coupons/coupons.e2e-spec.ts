import { itKeepsTheRulesOfWriting } from '../../../test/crud-rules.js';
import { addStore, dayFromToday } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('writing coupons', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/coupons';
  const valid = { title: 'Coupon', discountType: 'percentage', discountValue: '20%' };

  itKeepsTheRulesOfWriting(() => app, {
    path,
    body: async () => ({ ...valid, storeId: await addStore(app.dataSource) }),
    required: ['title', 'discountType', 'discountValue', 'storeId'],
    change: {
      title: 'Better',
      description: 'Text',
      code: 'SAVE20',
      discountType: 'fixed',
      discountValue: '£5',
      expiryDate: dayFromToday(3),
      verified: true,
      featured: true,
    },
    text: 'title',
    wrong: [
      ['title', 'x'.repeat(201)],
      ['description', null],
      ['description', 'x'.repeat(4_001)],
      ['code', 'x'.repeat(65)],
      ['code', 5],
      ['discountType', 'deal'],
      ['discountType', 'toString'],
      ['discountType', ['fixed']],
      ['discountValue', ''],
      ['discountValue', 20],
      ['expiryDate', '2027-02-30'],
      ['expiryDate', '2027-1-1'],
      ['expiryDate', '2027-01-01T00:00:00Z'],
      ['expiryDate', '1999-01-01'],
      ['expiryDate', 1_800_000_000],
      ['verified', 'false'],
      ['verified', 1],
      ['featured', null],
      ['storeId', '1'],
      ['storeId', 0],
      ['storeId', 1.5],
      ['storeId', 2_147_483_648],
      ['storeId', null],
    ],
  });

  it('answers the whole coupon with its store', async () => {
    const storeId = await addStore(app.dataSource, { name: 'Shop', slug: 'shop' });
    const { body } = await app.owner
      .post(path)
      .send({ ...valid, storeId, code: '' })
      .expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      ...valid,
      description: '',
      code: null,
      expiryDate: null,
      verified: false,
      featured: false,
      storeId,
      store: { id: storeId, name: 'Shop', slug: 'shop', logo: null, website: null },
      clicks: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
    });
  });

  it.each(['percentage', 'fixed', 'freeShipping', 'other'])('takes the type %s', async (word) => {
    const storeId = await addStore(app.dataSource);
    await app.owner
      .post(path)
      .send({ ...valid, storeId, discountType: word })
      .expect(201);
  });

  it('answers 422 for a store that does not exist', async () => {
    const created = await app.owner
      .post(path)
      .send({ ...valid, storeId: 999_999 })
      .expect(422);
    expect(created.body.errors).toEqual([{ field: 'storeId', message: expect.any(String) }]);
    const storeId = await addStore(app.dataSource);
    const { body } = await app.owner.post(path).send({ ...valid, storeId });
    await app.owner.put(`${path}/${body.id}`).send({ storeId: 999_999 }).expect(422);
  });

  it('is in the lists at once, and gone at once', async () => {
    const storeId = await addStore(app.dataSource);
    const latest = async () => (await app.http.get(`${path}/latest`)).body;
    const { body } = await app.owner.post(path).send({ ...valid, storeId });
    const { clicks, ...shown } = body;
    expect(clicks).toBe(0);
    expect(await latest()).toEqual([shown]);
    await app.owner.put(`${path}/${body.id}`).send({ expiryDate: dayFromToday(-1) });
    expect(await latest()).toEqual([]);
    await app.owner.put(`${path}/${body.id}`).send({ expiryDate: null, title: 'New' });
    expect(await latest()).toEqual([expect.objectContaining({ title: 'New', expiryDate: null })]);
    await app.owner.delete(`${path}/${body.id}`);
    expect(await latest()).toEqual([]);
  });

  it('moves in the order of discounts when only its value or type changes', async () => {
    const storeId = await addStore(app.dataSource);
    const ids: number[] = [];
    for (const discountValue of ['10%', '20%']) {
      ids.push((await app.owner.post(path).send({ ...valid, storeId, discountValue })).body.id);
    }
    const order = async () => {
      const { body } = await app.http.get(`${path}?sort=discount`);
      return body.map((coupon: { id: number }) => ids.indexOf(coupon.id));
    };
    expect(await order()).toEqual([1, 0]);
    await app.owner.put(`${path}/${ids[0]}`).send({ discountValue: '30%' });
    expect(await order()).toEqual([0, 1]);
    await app.owner.put(`${path}/${ids[0]}`).send({ discountType: 'fixed' });
    expect(await order()).toEqual([1, 0]);
  });
});
