import request from 'supertest';
import { PASSWORD, startTestApp, type TestApp, type TestInstance } from '../../../test/test-app.js';
import { HourlyCap } from '../ai/runs/hourly-cap.js';

const SESSION = '/api/admin/session';
let app: TestApp;
let other: TestInstance;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  other = await app.startInstance({ keepAnswers: false });
});
afterAll(() => app.close());
beforeEach(() => app.dataSource.query('TRUNCATE rate_limits'));

/** Calls that fall on one instance and on the other by turns, as behind a proxy. */
const by = (turn: number) => request((turn % 2 ? app : other).nest.getHttpServer());

const signIn = (turn: number, password: string, address: string) =>
  by(turn).post(SESSION).set('X-Forwarded-For', address).send({ password });

const statuses = async (calls: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();

describe('limits over two instances', () => {
  it('wrong passwords are counted together, one after another', async () => {
    const address = '198.51.100.1';
    for (let turn = 1; turn <= 4; turn++) await signIn(turn, 'wrong', address).expect(401);
    await signIn(5, 'wrong', address).expect(429);
    for (const turn of [1, 2]) await signIn(turn, PASSWORD, address).expect(429);
    await signIn(1, PASSWORD, '198.51.100.2').expect(200);
  });

  it('wrong passwords are counted together, all at once', async () => {
    const crowd = Array.from({ length: 24 }, (_, turn) => signIn(turn, 'wrong', '203.0.113.20'));
    expect(await statuses(crowd)).toEqual([
      ...Array<number>(4).fill(401),
      ...Array<number>(20).fill(429),
    ]);
  });

  it('a right password on one clears the count of both', async () => {
    for (let turn = 1; turn <= 4; turn++) await signIn(turn, 'wrong', '203.0.113.21').expect(401);
    await signIn(2, PASSWORD, '203.0.113.21').expect(200);
    await signIn(1, 'wrong', '203.0.113.21').expect(401);
  });

  it('subscriptions are counted together', async () => {
    const calls = Array.from({ length: 34 }, (_, turn) =>
      by(turn)
        .post('/api/newsletter/subscribe')
        .set('X-Forwarded-For', '203.0.113.22')
        .send({ email: `a${turn}@b.example` }),
    );
    const answers = await statuses(calls);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
  });

  it('generations are counted together', async () => {
    const caps = [app, other].map(({ nest }) => nest.get(HourlyCap));
    const taken = await Promise.allSettled(
      Array.from({ length: 40 }, (_, turn) => caps[turn % 2]?.take()),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  it('a session is good on both, and ended on both at once', async () => {
    const { headers } = await signIn(1, PASSWORD, '203.0.113.23').expect(200);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const sees = (turn: number) => by(turn).get('/api/admin/sessions').set('Cookie', cookie);
    await Promise.all([sees(1).expect(200), sees(2).expect(200)]);
    await by(2).delete(SESSION).set('Cookie', cookie).expect(204);
    await Promise.all([sees(1).expect(401), sees(2).expect(401)]);
  });
});
