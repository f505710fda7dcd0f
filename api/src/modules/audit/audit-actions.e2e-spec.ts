import { openAiAnswers } from '@deal-harbor/test-servers';
import request from 'supertest';
import { PASSWORD } from '../../../test/test-app.js';
import { type AiApp, startAiApp } from '../ai/test/ai-app.js';
import { ensureAdmin } from '../auth/ensure-admin.js';
import { inWords, newEntries } from './test/new-entries.js';

const SESSION = '/api/admin/session';

let ai: AiApp;
const entries = newEntries(() => ai.app);
beforeAll(async () => {
  ai = await startAiApp();
});
afterAll(() => ai.close());
beforeEach(async () => {
  await ai.reset();
  await entries.begin();
});

const words = async () => (await entries.read()).map(inWords);
const signIn = (password: string) =>
  request(ai.app.nest.getHttpServer()).post(SESSION).send({ password });

it('signing in and out, and wrong passwords, with a name of the network and no address', async () => {
  const agent = request.agent(ai.app.nest.getHttpServer());
  await agent.post(SESSION).send({ password: 'wrong' }).expect(401);
  await agent.post(SESSION).send({ password: PASSWORD }).expect(200);
  await agent.delete(SESSION).expect(204);
  await agent.delete(SESSION).expect(204);
  const written = await entries.read();
  expect(written.map(inWords)).toEqual([
    'wrong-password account',
    'sign-in session Unknown browser',
    'sign-out session Unknown browser',
  ]);
  expect(written[0]?.actor).toMatch(/^network [0-9a-f]{8}$/);
  expect(written[1]?.actor).toBe(`session ${written[1]?.entityId}`);
  expect(written[2]?.actor).toBe(written[1]?.actor);
  expect(JSON.stringify(written)).not.toMatch(/127\.0\.0\.1|wrong"|password for tests/);
});

it('attempts that had to wait are not noted, and of the others at most 200 an hour', async () => {
  for (let attempt = 1; attempt <= 7; attempt++) await signIn('wrong');
  expect(await words()).toEqual(Array(5).fill('wrong-password account'));
  await entries.begin();
  await ai.app.dataSource.query(
    `UPDATE rate_limits SET points = CASE key WHEN 'failures-noted:all' THEN 200 ELSE 0 END`,
  );
  await ai.app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'sign-in%'`);
  await signIn('wrong').expect(401);
  expect(await words()).toEqual([]);
});

it('a changed password, ended sessions, and what the start replaced', async () => {
  await signIn(PASSWORD).expect(200);
  await entries.begin();
  await ai.app.owner.delete('/api/admin/sessions').expect(204);
  const change = { password: PASSWORD, newPassword: 'for a moment' };
  await ai.app.owner.put('/api/admin/password').send(change).expect(204);
  await ensureAdmin(ai.app.dataSource, 'from the environment');
  await ensureAdmin(ai.app.dataSource, PASSWORD);
  await ai.app.owner.post(SESSION).send({ password: PASSWORD }).expect(200);
  const written = await entries.read();
  expect(written.map(inWords)).toEqual([
    'end session Unknown browser',
    'change-password account',
    'replace-password account',
    'replace-password account',
    'sign-in session Unknown browser',
  ]);
  expect(written[2]?.actor).toBe('start');
});

it('generations with all that they stored, in one transaction, and those that failed', async () => {
  const body = { storeName: 'Northwind', affiliateLink: 'https://track.example/' };
  await ai.app.owner.post('/api/ai/generate-store').send(body).expect(201);
  const written = await entries.read();
  expect(written.map(inWords)).toEqual(
    expect.arrayContaining(['generate store', 'create store Northwind', 'create picture']),
  );
  expect(written.filter(({ entity }) => entity === 'offer')).toHaveLength(11);
  const [store, made] = ['create', 'generate'].map((action) =>
    written.find((entry) => entry.entity === 'store' && entry.action === action),
  );
  expect(made).toMatchObject({ entityId: store?.entityId, transactionId: store?.transactionId });
  for (const { actor } of written) expect(actor).toMatch(/^session \d+$/);
  await entries.begin();
  ai.server.answer(openAiAnswers.saying({}), openAiAnswers.saying({}));
  await ai.app.owner
    .post('/api/ai/generate-store')
    .send({ ...body, storeName: 'B' })
    .expect(502);
  expect(await words()).toEqual(['generate-failed store']);
});

it('tests of the provider and exports of the subscribers', async () => {
  await ai.app.owner.post('/api/ai/test');
  await ai.app.owner.get('/api/newsletter/subscribers.csv').expect(200);
  expect(await words()).toEqual(['test ai-settings', 'export subscriber']);
});
