import { openAiAnswers } from '@deal-harbor/test-servers';
import request from 'supertest';
import { PASSWORD } from '../../../test/test-app.js';
import { type AiApp, startAiApp } from './test/ai-app.js';

const PATH = '/api/ai/generate-store';
const SHOP = { storeName: 'Shop', affiliateLink: 'https://shop.example/' };
const KEY = 'a_Click-0123';

let ai: AiApp;
beforeAll(async () => {
  ai = await startAiApp();
});
beforeEach(() => ai.reset());
afterAll(() => ai.close());

const generate = (body: object = SHOP, key = KEY, owner = ai.app.owner) =>
  owner.post(PATH).set('Idempotency-Key', key).send(body);
const change = (statement: string) => ai.app.dataSource.query(statement);

describe('an idempotency key', () => {
  it('makes one store of calls one after the other', async () => {
    const first = await generate().expect(201);
    const second = await generate({ affiliateLink: SHOP.affiliateLink, storeName: ' Shop ' });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(ai.server.requests).toHaveLength(1);
    expect(await ai.rows()).toMatchObject({ stores: 1, generations: 1 });
  });

  it('makes one store of calls at the same time', async () => {
    ai.server.answer(openAiAnswers.slow(4));
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate()));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.store.id)).size).toBe(1);
    expect(ai.server.requests).toHaveLength(1);
    expect(await ai.rows()).toMatchObject({ stores: 1 });
  });

  it('does so over all instances', async () => {
    const other = await ai.app.startInstance({ keepAnswers: false });
    const owner = request.agent(other.nest.getHttpServer());
    await owner.post('/api/admin/session').send({ password: PASSWORD }).expect(200);
    ai.server.answer(openAiAnswers.slow(4));
    const [one, two] = await Promise.all([generate(), generate(SHOP, KEY, owner)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.store.id).toBe(two.body.store.id);
    expect(ai.server.requests).toHaveLength(1);
  });

  it('makes a store for each call without one', async () => {
    for (const _ of [1, 2]) await ai.app.owner.post(PATH).send(SHOP).expect(201);
    expect(await ai.rows()).toMatchObject({ stores: 2, generations: 0 });
  });

  it('answers the store as it stands now', async () => {
    const { body } = await generate().expect(201);
    await ai.app.owner.put(`/api/stores/${body.store.id}`).send({ name: 'Better' }).expect(200);
    const [offer] = (await ai.app.owner.get('/api/offers?scope=admin')).body;
    await ai.app.owner.delete(`/api/offers/${offer.id}`).expect(204);
    const again = await generate().expect(201);
    expect(again.body).toMatchObject({ store: { name: 'Better' }, offersCount: 10 });
    await ai.app.owner.delete(`/api/stores/${body.store.id}`).expect(204);
    await generate().expect(404);
    expect(ai.server.requests).toHaveLength(1);
  });

  it('belongs to one body and one kind', async () => {
    await generate().expect(201);
    await generate({ ...SHOP, publish: true }).expect(409);
    const post = { topic: 'Shoes', category: 'savings-tips' };
    const answer = await ai.app.owner
      .post('/api/ai/generate-blog')
      .set('Idempotency-Key', KEY)
      .send(post)
      .expect(409);
    expect(answer.body.detail).toContain('belongs to another request');
    expect(await ai.rows()).toMatchObject({ stores: 1, blogs: 0 });
  });

  it('is free again after a failure, for those who wait as well', async () => {
    ai.server.answer(openAiAnswers.garbage());
    await generate().expect(502);
    await generate({ ...SHOP, publish: true }).expect(201);
    ai.server.answer({ kind: 'text', text: () => 'no JSON', finish: 'stop', delay: 50 });
    const answers = await Promise.all([1, 2].map(() => generate(SHOP, 'another-one')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 502]);
    expect(await ai.rows()).toMatchObject({ stores: 2 });
  });

  it('is taken over from an instance that died', async () => {
    await change(
      `INSERT INTO ai_generations (key, kind, body_hash, run_id, created_at)
       VALUES ('${KEY}', 'store', repeat('0', 64), gen_random_uuid(), now() - interval '91 seconds')`,
    );
    await generate().expect(201);
    expect(await ai.rows()).toMatchObject({ stores: 1, generations: 1 });
  });

  it('keeps nothing of an attempt that another has taken over from', async () => {
    ai.server.answer(openAiAnswers.slow(4));
    const running = generate().then((answer) => answer);
    while (ai.server.requests.length < 1) await new Promise((done) => setTimeout(done, 5));
    await change('UPDATE ai_generations SET run_id = gen_random_uuid()');
    expect((await running).status).toBe(409);
    expect(await ai.rows()).toMatchObject({ stores: 0, offers: 0, pictures: 0 });
  });

  it('is forgotten after a day', async () => {
    await generate().expect(201);
    await change(`UPDATE ai_generations SET created_at = now() - interval '25 hours'`);
    await generate().expect(201);
    expect(await ai.rows()).toMatchObject({ stores: 2, generations: 1 });
  });

  it.each(['short', 'x'.repeat(101), 'with space', 'ünïcödé-', "a';--drop", ''])(
    'of the form %j is refused',
    async (key) => {
      const { body } = await generate(SHOP, key).expect(400);
      expect(body.detail).toBe(
        'Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.',
      );
      expect(ai.server.requests).toEqual([]);
    },
  );
});
