import request from 'supertest';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/test-app.js';

const SESSION = '/api/admin/session';
const PATH = '/api/admin/sessions';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.dataSource.query('TRUNCATE rate_limits, admin_sessions');
  await app.owner.post(SESSION).send({ password: PASSWORD }).expect(200);
});

/** Another browser of the owner's. */
async function signedIn(userAgent = FIREFOX) {
  const agent = request.agent(app.nest.getHttpServer());
  await agent.post(SESSION).set('User-Agent', userAgent).send({ password: PASSWORD }).expect(200);
  return agent;
}

const list = async () => (await app.owner.get(PATH).expect(200)).body;

describe('the list of sessions', () => {
  it('names device and times, and marks the one that asks', async () => {
    await signedIn();
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    const answer = await app.owner.get(PATH).expect(200);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(sessions).toContainEqual({
      id: expect.any(Number),
      device: 'Firefox on Linux',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      current: false,
    });
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  });

  it('holds neither tokens nor versions nor addresses, and none that ended', async () => {
    await signedIn();
    const [row] = await app.dataSource.query('SELECT * FROM admin_sessions LIMIT 1');
    const text = JSON.stringify(await list());
    expect(text).not.toContain(row.token_hash);
    expect(JSON.stringify(row)).not.toMatch(/145\.0|127\.0\.0\.1/);
    await app.dataSource.query(
      `UPDATE admin_sessions SET expires_at = now() - interval '1 second' WHERE device LIKE 'Fire%'`,
    );
    expect(await list()).toHaveLength(1);
  });

  it('needs the session', async () => {
    await app.http.get(PATH).expect(401);
    await app.http.delete(PATH).expect(401);
    await app.http.delete(`${PATH}/1`).expect(401);
  });

  it('does not grow when a browser signs in again: its former session ends', async () => {
    const agent = await signedIn();
    const before = await list();
    await agent.post(SESSION).send({ password: PASSWORD }).expect(200);
    expect(await list()).toHaveLength(before.length);
  });
});

describe('ending sessions', () => {
  it('ends one at once', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn('')];
    const { id } = (await list()).find(
      ({ device }: { device: string }) => device === 'Firefox on Linux',
    );
    await app.owner.delete(`${PATH}/${id}`).expect(204);
    await phone.get(PATH).expect(401);
    await laptop.get(PATH).expect(200);
    await app.owner.delete(`${PATH}/${id}`).expect(404);
  });

  it('ends all others at once', async () => {
    const others = [await signedIn(), await signedIn()];
    await app.owner.delete(PATH).expect(204);
    for (const other of others) await other.get(PATH).expect(401);
    expect(await list()).toHaveLength(1);
  });

  it('may be one’s own', async () => {
    const agent = await signedIn();
    const mine = (await agent.get(PATH).expect(200)).body.find(
      ({ current }: { current: boolean }) => current,
    );
    await agent.delete(`${PATH}/${mine.id}`).expect(204);
    await agent.get(PATH).expect(401);
  });

  it.each(['0', '-1', 'x', '1e0', '99999999999'])('knows no session %s', async (id) => {
    await app.owner.delete(`${PATH}/${id}`).expect(404);
  });
});
