import request from 'supertest';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.reset());

async function signedIn() {
  const agent = request.agent(app.nest.getHttpServer());
  await agent.post('/api/admin/session').send({ password: PASSWORD }).expect(200);
  const sessions = (await agent.get('/api/admin/sessions').expect(200)).body;
  const { id } = sessions.find(({ current }: { current: boolean }) => current);
  return { agent, actor: `session ${id}` };
}

it('writes of several sessions and of visitors at once each stand in the right name', async () => {
  const [one, two] = [await signedIn(), await signedIn()];
  const calls = Array.from({ length: 120 }, async (_, at) => {
    if (at % 3 === 2) {
      await app.http.get('/api/stores').expect(200);
      await app.dataSource.query(`INSERT INTO categories (name, slug) VALUES ($1, $1)`, [`v${at}`]);
      return;
    }
    const { agent } = at % 3 ? one : two;
    await agent
      .post('/api/categories')
      .send({ name: `c${at}`, slug: `c${at}` })
      .expect(201);
  });
  await Promise.all(calls);
  const rows = await app.dataSource.query<{ title: string; actor: string }[]>(
    `SELECT title, actor FROM audit_entries WHERE entity = 'category'`,
  );
  expect(rows).toHaveLength(80);
  for (const { title, actor } of rows) {
    const at = Number(title.slice(1));
    expect([title, actor]).toEqual([`c${at}`, at % 3 ? one.actor : two.actor]);
  }
});

it('what follows a call of the owner’s on its connection does not stand in the owner’s name', async () => {
  const { agent } = await signedIn();
  await agent.post('/api/categories').send({ name: 'A', slug: 'a' }).expect(201);
  await app.dataSource.query(`INSERT INTO categories (name, slug) VALUES ('B', 'b')`);
  const rows = await app.dataSource.query<{ actor: string }[]>(
    `SELECT DISTINCT current_setting('deal_harbor.actor', true) AS actor FROM generate_series(1, 3)`,
  );
  expect(rows.map(({ actor }) => actor ?? '')).toEqual(['']);
  const titles = await app.dataSource.query<{ title: string }[]>(
    `SELECT title FROM audit_entries WHERE title IN ('A', 'B')`,
  );
  expect(titles).toEqual([{ title: 'A' }]);
});
