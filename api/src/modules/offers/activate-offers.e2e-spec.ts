import type { AdminOffer } from '@deal-harbor/contracts';
import { addOffer, addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('activating offers', () => {
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
    for (const sortOrder of [3, 2, 1, 0]) {
      ids.push(await addOffer(app.dataSource, storeId, { sortOrder, active: sortOrder === 0 }));
    }
  });
  afterAll(() => app.close());

  const path = '/api/offers';
  const activate = (offerIds: unknown) => app.owner.post(`${path}/activate`).send({ offerIds });
  const offers = async (): Promise<AdminOffer[]> =>
    (await app.owner.get(`${path}?scope=admin`).expect(200)).body;
  const hidden = async () => (await offers()).filter(({ active }) => !active).length;

  it('answers them in the owner’s order, store by store', async () => {
    const other = await addOffer(app.dataSource, otherId, { active: false, clicks: 2 });
    const { body } = await activate([other, ...ids]).expect(200);
    expect(body.map(({ id }: AdminOffer) => id)).toEqual([...ids.toReversed(), other]);
    expect(body).toEqual(await offers());
    expect(body[4]).toMatchObject({ active: true, version: 2, sortOrder: 0, clicks: 2 });
    const visible = await app.http.get(path).expect(200);
    expect(visible.headers['x-total-count']).toBe('5');
  });

  it('raises the versions of those that change, and of no others', async () => {
    const { body } = await activate([ids[0], ids[3]]).expect(200);
    expect(body.map(({ version }: AdminOffer) => version)).toEqual([1, 2]);
    expect((await activate([ids[0]]).expect(200)).body[0].version).toBe(2);
    await app.owner.put(`${path}/${ids[0]}`).send({ title: 'New', version: 1 }).expect(409);
    await app.owner.put(`${path}/${ids[1]}`).send({ title: 'New', version: 1 }).expect(200);
    expect(await hidden()).toBe(2);
  });

  it('changes nothing when one is unknown', async () => {
    const before = await offers();
    const { body } = await activate([...ids, 999_999]).expect(422);
    expect(body.errors).toEqual([{ field: 'offerIds', message: expect.any(String) }]);
    await activate([2_147_483_647]).expect(422);
    expect(await offers()).toEqual(before);
  });

  it('refuses lists that are none', async () => {
    const [a] = ids;
    for (const odd of [
      [],
      [a, a],
      [a, `${a}`],
      [1.5],
      [0],
      [-1],
      [2_147_483_648],
      [null],
      [[a]],
      a,
      'abc',
      { length: 1 },
      null,
      undefined,
      Array.from({ length: 5_001 }, (_, i) => i + 1),
    ]) {
      const { status, body } = await activate(odd);
      expect([odd, status, body.errors?.[0]?.field]).toEqual([odd, 400, 'offerIds']);
    }
    await app.owner.post(`${path}/activate`).send({ offerIds: ids, storeId }).expect(400);
    expect(await hidden()).toBe(3);
  });

  it('needs the session and our own origin', async () => {
    const body = { offerIds: ids };
    await app.http.post(`${path}/activate`).send(body).expect(401);
    await app.owner
      .post(`${path}/activate`)
      .set('Origin', 'https://evil.example')
      .send(body)
      .expect(403);
    expect(await hidden()).toBe(3);
  });

  it('takes as many as a store may have', async () => {
    await app.dataSource.query(
      `INSERT INTO offers (store_id, title, affiliate_link, sort_order, active)
       SELECT $1, 'Offer', 'https://shop.example/', i, false FROM generate_series(1, 5000) i`,
      [otherId],
    );
    const many = (await offers()).filter((offer) => offer.storeId === otherId);
    const { body } = await activate(many.map(({ id }) => id).toReversed()).expect(200);
    expect(body).toHaveLength(5_000);
    expect(await hidden()).toBe(3);
  });

  it('leaves places alone while they are being changed', async () => {
    const wishes = Array.from({ length: 12 }, (_, i) => [
      ...ids.slice(i % 4),
      ...ids.slice(0, i % 4),
    ]);
    const answers = await Promise.all(
      wishes.flatMap((offerIds, i) => [
        app.owner.post(`${path}/reorder`).send({ storeId, offerIds }),
        activate(i % 2 ? ids : ids.toReversed()),
        app.owner.put(`${path}/${ids[i % 4]}`).send({ active: false }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await activate(ids).expect(200);
    const after = await offers();
    expect(after.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
    expect(wishes).toContainEqual(after.map(({ id }) => id));
    expect(await hidden()).toBe(0);
  });

  it('is all or nothing while one of them is being deleted', async () => {
    const [answer] = await Promise.all([
      activate(ids),
      app.owner.delete(`${path}/${ids[1]}`).expect(204),
    ]);
    expect([200, 422]).toContain(answer.status);
    expect(await hidden()).toBe(answer.status === 200 ? 0 : 2);
  });
});
