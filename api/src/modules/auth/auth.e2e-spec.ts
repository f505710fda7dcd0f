import request from 'supertest';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/test-app.js';

const SESSION = '/api/admin/session';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(() => app.dataSource.query('TRUNCATE rate_limits'));

/** A stranger of their own address, without cookies. */
function stranger() {
  return request(app.nest.getHttpServer());
}

function signIn(password: unknown, address = '198.51.100.1') {
  return stranger().post(SESSION).set('X-Forwarded-For', address).send({ password });
}

describe('signing in', () => {
  it('answers with a cookie that scripts and foreign pages cannot use', async () => {
    const { body, headers } = await signIn(PASSWORD).expect(200);
    expect(body).toEqual({ authenticated: true });
    const cookie = headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^deal-harbor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('refuses a wrong password with the specified words', async () => {
    const { body, headers } = await signIn('not this one').expect(401);
    expect(body).toMatchObject({ status: 401, detail: 'Invalid password' });
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [''],
    [undefined],
    [null],
    [1],
    [['a']],
    [{ $ne: '' }],
    ['x'.repeat(201)],
    ['a\u0000b'],
  ])('refuses %j as a password', async (password) => {
    await signIn(password).expect(400);
  });

  it('makes the fifth wrong password wait, longer each time, and the right one too meanwhile', async () => {
    for (let attempt = 1; attempt <= 4; attempt++) await signIn('wrong').expect(401);
    const { headers, body } = await signIn('wrong').expect(429);
    expect(Number(headers['retry-after'])).toBe(30);
    expect(body.detail).toContain('30 seconds');
    await signIn(PASSWORD).expect(429);
    await app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'sign-in-waits%'`);
    const later = await signIn('wrong').expect(429);
    expect(Number(later.headers['retry-after'])).toBe(60);
  });

  it('lets no crowd of attempts past the wait', async () => {
    const crowd = Array.from({ length: 20 }, () => signIn('wrong', '203.0.113.20'));
    const statuses = (await Promise.all(crowd)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(4).fill(401), ...Array<number>(16).fill(429)]);
    await signIn(PASSWORD, '203.0.113.20').expect(429);
  });

  it('counts by the address that the proxy names, and forgets failures after a success', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) await signIn('wrong', '203.0.113.5');
    await signIn(PASSWORD, '203.0.113.6').expect(200);
    for (let attempt = 1; attempt <= 4; attempt++) await signIn('wrong', '203.0.113.7').expect(401);
    await signIn(PASSWORD, '203.0.113.7').expect(200);
    await signIn('wrong', '203.0.113.7').expect(401);
  });

  it('takes one network of IPv6 as one, and does not believe a second X-Forwarded-For', async () => {
    for (let host = 1; host <= 4; host++)
      await signIn('wrong', `2001:db8:1:2::${host}`).expect(401);
    await signIn('wrong', '2001:db8:1:2:ffff::9').expect(429);
    await signIn('wrong', '2001:db8:1:3::1').expect(401);
    for (let turn = 1; turn <= 4; turn++)
      await signIn('wrong', `10.0.0.${turn}, 192.0.2.9`).expect(401);
    await signIn('wrong', '10.0.0.99, 192.0.2.9').expect(429);
  });

  it('stores no address in clear', async () => {
    await signIn('wrong', '198.51.100.77');
    const rows = await app.dataSource.query<{ key: string }[]>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});

describe('a session', () => {
  it('is stored as a hash, ends with its sign-out, and then is worth nothing', async () => {
    const { headers } = await signIn(PASSWORD).expect(200);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const id = cookie.split('=')[1];
    const rows = await app.dataSource.query<{ token_hash: string }[]>(
      'SELECT token_hash FROM admin_sessions',
    );
    expect(rows.map((row) => row.token_hash)).not.toContain(id);
    const state = () => stranger().get(SESSION).set('Cookie', cookie);
    expect((await state().expect(200)).body).toEqual({ authenticated: true });
    await stranger().delete(SESSION).set('Cookie', cookie).expect(204);
    expect((await state().expect(200)).body).toEqual({ authenticated: false });
    await stranger().put('/api/config').set('Cookie', cookie).send({}).expect(401);
  });

  it('ends by the clock', async () => {
    const { headers } = await signIn(PASSWORD).expect(200);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    await app.dataSource.query(
      `UPDATE admin_sessions SET expires_at = now() - interval '1 second'`,
    );
    await stranger().get('/api/stores?scope=admin').set('Cookie', cookie).expect(401);
    await app.owner.post(SESSION).send({ password: PASSWORD }).expect(200);
  });

  it.each(['x', 'a'.repeat(43), '%00', `${'a'.repeat(42)};`, "' OR 1=1 --"])(
    'is not opened by %j',
    async (id) => {
      const { body } = await stranger().get(SESSION).set('Cookie', `deal-harbor=${id}`).expect(200);
      expect(body).toEqual({ authenticated: false });
    },
  );
});

describe('behind https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startTestApp({ SITE_URL: 'https://deals.example' });
  });
  afterAll(() => secure.close());
  const call = () => request(secure.nest.getHttpServer());

  it('the cookie is bound to the host and to https, when it is set and when it is cleared', async () => {
    const signedIn = await call().post(SESSION).send({ password: PASSWORD }).expect(200);
    const [cookie = '', ...others] = signedIn.headers['set-cookie'] ?? [];
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^__Host-deal-harbor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const signedOut = await call().delete(SESSION).expect(204);
    expect(signedOut.headers['set-cookie']?.[0]).toMatch(
      /^__Host-deal-harbor=; Path=\/; Expires=Thu, 01 Jan 1970 .*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('a cookie that a sister domain could set opens nothing', async () => {
    const { headers } = await call().post(SESSION).send({ password: PASSWORD }).expect(200);
    const [pair = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    const path = '/api/admin/sessions';
    await call().get(path).set('Cookie', pair).expect(200);
    await call().get(path).set('Cookie', pair.replace('__Host-', '')).expect(401);
  });
});

describe('calls from other origins', () => {
  const write = () => app.owner.put('/api/config').send({});

  it.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Origin', 'http://localhost:3000.evil.example'],
  ])('%s: %s is refused, session or not', async (header, value) => {
    await write().set(header, value).expect(403);
    await stranger()
      .post('/api/newsletter/subscribe')
      .set(header, value)
      .send({ email: 'a@b.example' })
      .expect(403);
  });

  it.each([
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
    ['localhost:4000', 200],
  ])('a page at %s, to where the call is sent: %d', async (host, status) => {
    await write().set('Host', host).set('Origin', `http://${host}`).expect(status);
  });

  it('the site itself and scripts pass', async () => {
    await write().expect(200);
    await write()
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Origin', 'http://localhost:3000')
      .expect(200);
    await write().set('Origin', 'http://localhost:3000').expect(200);
  });
});
