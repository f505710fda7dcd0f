import request from 'supertest';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/test-app.js';
import { ensureAdmin } from './ensure-admin.js';

const SESSION = '/api/admin/session';
const PATH = '/api/admin/password';
const NEW = 'quite another password';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  const [account] = await app.dataSource.query('SELECT password_hash FROM admin_account');
  passwordHash = account.password_hash;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.dataSource.query('TRUNCATE rate_limits, admin_sessions');
  await app.dataSource.query('UPDATE admin_account SET password_hash = $1, environment_hash = $1', [
    passwordHash,
  ]);
  await app.owner.post(SESSION).send({ password: PASSWORD }).expect(200);
});

async function signedIn(password = PASSWORD) {
  const agent = request.agent(app.nest.getHttpServer());
  await agent.post(SESSION).send({ password }).expect(200);
  return agent;
}

const change = (body: object) => app.owner.put(PATH).send(body);
const signIn = (password: string) =>
  request(app.nest.getHttpServer())
    .post(SESSION)
    .set('X-Forwarded-For', '192.0.2.1')
    .send({ password });

describe('changing the password', () => {
  it('needs the old one, takes effect at once and ends every other session', async () => {
    const other = await signedIn();
    const wrong = await change({ password: 'wrong', newPassword: NEW }).expect(400);
    expect(wrong.body.errors).toEqual([{ field: 'password', message: 'Invalid password' }]);
    await signIn(PASSWORD).expect(200);
    await change({ password: PASSWORD, newPassword: NEW }).expect(204);
    await app.owner.get('/api/admin/sessions').expect(200);
    await other.get('/api/admin/sessions').expect(401);
    await signIn(PASSWORD).expect(401);
    await signIn(NEW).expect(200);
  });

  it('makes whoever guesses the old one wait, whatever their address', async () => {
    const guess = (turn: number) =>
      change({ password: 'wrong', newPassword: NEW }).set('X-Forwarded-For', `192.0.2.${turn}`);
    for (let turn = 1; turn <= 4; turn++) await guess(turn).expect(400);
    await guess(5).expect(429);
    await change({ password: PASSWORD, newPassword: NEW }).expect(429);
    await signIn(PASSWORD).expect(200);
  });

  it.each([
    ['1234567', 400],
    ['12345678', 400],
    ['Password1', 400],
    ['Deal-Harbor-2026', 400],
    ['Administrator!', 400],
    ['12 345 678', 204],
    ['x'.repeat(200), 204],
    ['x'.repeat(201), 400],
    ['ends with a broken \uD800', 400],
    ['a\u0000bcdefgh', 400],
    [12345678, 400],
    [null, 400],
    [undefined, 400],
  ])('takes %j as a new one: %d', async (newPassword, status) => {
    const { body } = await change({ password: PASSWORD, newPassword }).expect(status);
    if (status === 400) expect(body.errors[0].field).toBe('newPassword');
    await signIn(status === 204 ? String(newPassword) : PASSWORD).expect(200);
  });

  it('is refused to visitors and foreign pages', async () => {
    const body = { password: PASSWORD, newPassword: NEW };
    await app.http.put(PATH).send(body).expect(401);
    await change(body).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  it('leaves no session of the old one, also when somebody signs in meanwhile', async () => {
    const crowd = Array.from({ length: 10 }, () => request.agent(app.nest.getHttpServer()));
    const [changed, ...answers] = await Promise.all([
      change({ password: PASSWORD, newPassword: NEW }),
      ...crowd.map((agent) => agent.post(SESSION).send({ password: PASSWORD })),
    ]);
    expect(changed.status).toBe(204);
    for (const { status } of answers) expect([200, 401, 429]).toContain(status);
    for (const agent of crowd) await agent.get('/api/admin/sessions').expect(401);
  });

  it('is one of two when two are sent at once', async () => {
    const other = await signedIn();
    const answers = await Promise.all([
      change({ password: PASSWORD, newPassword: `${NEW} 1` }),
      other.put(PATH).send({ password: PASSWORD, newPassword: `${NEW} 2` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    const [first] = answers;
    await signIn(first.status === 204 ? `${NEW} 1` : `${NEW} 2`).expect(200);
  });
});

describe('ADMIN_PASSWORD at the start', () => {
  it('leaves a password that was changed since it was first seen', async () => {
    await change({ password: PASSWORD, newPassword: NEW }).expect(204);
    expect(await ensureAdmin(app.dataSource, PASSWORD)).toBeNull();
    expect(await ensureAdmin(app.dataSource, null)).toBeNull();
    await app.owner.get('/api/admin/sessions').expect(200);
    await signIn(NEW).expect(200);
  });

  it('replaces it when it is a new one, and ends all sessions', async () => {
    await change({ password: PASSWORD, newPassword: NEW }).expect(204);
    await ensureAdmin(app.dataSource, 'from the environment');
    await app.owner.get('/api/admin/sessions').expect(401);
    await signIn(NEW).expect(401);
    await signIn('from the environment').expect(200);
    await ensureAdmin(app.dataSource, PASSWORD);
    await signIn(PASSWORD).expect(200);
  });

  it('only says what is so already where it is the stored one', async () => {
    await app.dataSource.query('UPDATE admin_account SET environment_hash = NULL');
    await ensureAdmin(app.dataSource, PASSWORD);
    await app.owner.get('/api/admin/sessions').expect(200);
  });
});
