import type { Offer } from '@deal-harbor/contracts';
import { addOffer, addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('the order of offers', () => {
  let app: TestApp;
  let storeId: number;
  let otherId: number;
  let ids: number[];
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.reset();
    storeId = await addStore(app.dataSource);
    otherId = await addStore(app.dataSource);
    ids = [];
    for (const sortOrder of [0, 1, 2, 3]) {
      ids.push(await addOffer(app.dataSource, storeId, { sortOrder, active: sortOrder !== 2 }));
    }
  });
  afterAll(() => app.close());

  const valid = { title: 'Offer', description: 'Text', affiliateLink: 'https://shop.example/a' };
  const create = (store = storeId) =>
    app.owner.post('/api/offers').send({ ...valid, storeId: store });
  const reorder = (offerIds: unknown, store: unknown = storeId) =>
    app.owner.post('/api/offers/reorder').send({ storeId: store, offerIds });

  /** The offers' ids, after a look at their places. */
  async function order(store = storeId): Promise<number[]> {
    const { body } = await app.owner.get(`/api/offers?scope=admin&storeId=${store}`).expect(200);
    const offers = body as Offer[];
    expect(offers.map((offer) => offer.sortOrder)).toEqual(offers.map((_, place) => place));
    return offers.map((offer) => offer.id);
  }

  it('is the one that is sent, inactive offers included', async () => {
    const wanted = ids.toReversed();
    const { body, headers } = await reorder(wanted).expect(200);
    expect(body.map((offer: Offer) => offer.id)).toEqual(wanted);
    expect(headers['content-type']).toMatch(/json/);
    expect(await order()).toEqual(wanted);
    const { body: again } = await reorder(wanted).expect(200);
    expect(again).toEqual((await app.owner.get(`/api/offers?scope=admin&storeId=${storeId}`)).body);
    expect(again[0]).toHaveProperty('clicks', 0);
  });

  it('leaves the versions of the offers alone', async () => {
    await reorder(ids.toReversed()).expect(200);
    await app.owner.put(`/api/offers/${ids[0]}`).send({ title: 'New', version: 1 }).expect(200);
  });

  it('takes an empty list for a store without offers', async () => {
    const { body } = await reorder([], otherId).expect(200);
    expect(body).toEqual([]);
  });

  it('must name each offer of the store, and no other', async () => {
    const foreign = await addOffer(app.dataSource, otherId);
    const [a, b, c, d] = ids;
    for (const list of [[a, b, c], [], [a, b, c, foreign], [...ids, foreign], [a, b, c, 999_999]]) {
      const { status, body } = await reorder(list);
      expect({ list, status }).toEqual({ list, status: 409 });
      expect(body.errors[0].field).toBe('offerIds');
    }
    for (const odd of [
      [a, b, c, d, d],
      [a, b, c, c],
      [a, b, c, `${d}`],
      [a, b, c, 1.5],
      [a, b, c, -1],
      [a, b, c, 2_147_483_648],
      [a, b, c, null],
      [a, b, c, [d]],
      { length: 4 },
      'abc',
      null,
      undefined,
      Array.from({ length: 5_001 }, (_, i) => i + 1),
      Array<number>(30_000).fill(1),
    ]) {
      expect((await reorder(odd)).status).toBe(400);
    }
    expect(await order()).toEqual(ids);
    expect(await order(otherId)).toEqual([foreign]);
  });

  it('needs a store that exists, and the session', async () => {
    await reorder([], 999_999).expect(422);
    await reorder([], '1').expect(400);
    await app.http.post('/api/offers/reorder').send({ storeId, offerIds: ids }).expect(401);
  });

  it('puts a new offer last', async () => {
    const { body } = await create().expect(201);
    expect(body.sortOrder).toBe(4);
    expect(await order()).toEqual([...ids, body.id]);
  });

  it('closes the gap of a deleted offer', async () => {
    await app.owner.delete(`/api/offers/${ids[1]}`).expect(204);
    expect(await order()).toEqual([ids[0], ids[2], ids[3]]);
  });

  it('puts an offer that changes its store last there, and closes its gap', async () => {
    const there = await addOffer(app.dataSource, otherId);
    const { body } = await app.owner.put(`/api/offers/${ids[1]}`).send({ storeId: otherId });
    expect(body).toMatchObject({ storeId: otherId, sortOrder: 1, store: { id: otherId } });
    expect(await order()).toEqual([ids[0], ids[2], ids[3]]);
    expect(await order(otherId)).toEqual([there, ids[1]]);
  });

  it('stays when the store that is sent is its own, or the change is refused', async () => {
    await app.owner.put(`/api/offers/${ids[1]}`).send({ storeId, title: 'New' }).expect(200);
    await app.owner.put(`/api/offers/${ids[1]}`).send({ storeId: otherId, version: 9 }).expect(409);
    await app.owner.put(`/api/offers/${ids[1]}`).send({ storeId: 999_999 }).expect(422);
    expect(await order()).toEqual(ids);
    expect(await order(otherId)).toEqual([]);
  });

  it('of parallel reorders is one that somebody asked for', async () => {
    const wishes = Array.from({ length: 20 }, (_, i) => [
      ...ids.slice(i % 4),
      ...ids.slice(0, i % 4),
    ]);
    const answers = await Promise.all(wishes.map((wish) => reorder(wish)));
    expect(answers.map((answer) => answer.status)).toEqual(wishes.map(() => 200));
    expect(wishes).toContainEqual(await order());
  });

  it('has no gap after everything at once', async () => {
    const calls = Array.from({ length: 10 }, (_, i) => [
      create(),
      create(otherId),
      reorder(ids.toReversed()),
      app.owner.put(`/api/offers/${ids[i % 3]}`).send({ storeId: i % 2 ? storeId : otherId }),
    ]);
    const answers = await Promise.all([...calls.flat(), app.owner.delete(`/api/offers/${ids[3]}`)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const left = [...(await order()), ...(await order(otherId))];
    expect(left).toHaveLength(4 + 20 - 1);
  });
});
