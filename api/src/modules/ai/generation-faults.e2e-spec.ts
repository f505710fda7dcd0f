import { AI_HOURLY_CAP } from '@deal-harbor/contracts';
import { type OpenAiAnswer, openAiAnswers } from '@deal-harbor/test-servers';
import { until } from '../../../test/until.js';
import { AI_TIMES, type AiTimes } from './provider/ai-times.js';
import { type AiApp, KEY, NOTHING, startAiApp } from './test/ai-app.js';

const CALLS: [call: string, body: object][] = [
  ['generate-store', { storeName: 'Shop', affiliateLink: 'https://shop.example/' }],
  ['generate-blog', { topic: 'Shoes', category: 'savings-tips' }],
  ['generate-amazon-blog', { productName: 'Lamp' }],
];
const [[STORE, SHOP]] = CALLS as [[string, object]];

const FAULTS: [what: string, answers: OpenAiAnswer[], status: number][] = [
  ['garbage', [openAiAnswers.garbage()], 502],
  ['another schema', [openAiAnswers.wrongSchema()], 502],
  ['nothing', [openAiAnswers.empty()], 502],
  ['half an answer', [openAiAnswers.truncated()], 502],
  ['a refusal', [openAiAnswers.refusal()], 502],
  ['JSON that is no object', [openAiAnswers.saying('[1]')], 502],
  ['null', [openAiAnswers.saying('null')], 502],
  ['a fault, twice', [openAiAnswers.failing(), openAiAnswers.failing()], 502],
  ['429, twice', [openAiAnswers.busy(), openAiAnswers.busy()], 503],
  ['a refused key', [openAiAnswers.wrongKey(KEY)], 502],
  ['silence', [openAiAnswers.hang()], 504],
];

let ai: AiApp;
beforeAll(async () => {
  ai = await startAiApp();
});
beforeEach(() => ai.reset());
afterAll(() => ai.close());

const post = (call: string, body: object) => ai.app.owner.post(`/api/ai/${call}`).send(body);
const times = (change: Partial<AiTimes>) =>
  Object.assign(ai.app.nest.get<AiTimes>(AI_TIMES), change);

describe.each(CALLS)('%s', (call, body) => {
  it.each(FAULTS)(
    'stores and leaks nothing when the provider answers %s',
    async (what, answers, status) => {
      if (what === 'silence') times({ deadlineMs: 200 });
      ai.server.answer(...answers);
      const answer = await post(call, body).set('Idempotency-Key', 'one-click').expect(status);
      expect(answer.headers['content-type']).toMatch(/problem\+json/);
      expect(answer.body.detail).toMatch(/^The AI (provider|model)[^{}]*\.$/);
      expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(
        /sk-|127\.0\.0\.1|Rate limit/,
      );
      expect(await ai.rows()).toEqual(NOTHING);
    },
  );

  it('makes it at the second try', async () => {
    ai.server.answer(openAiAnswers.busy());
    await post(call, body).expect(201);
    expect(ai.server.requests).toHaveLength(2);
  });

  it('ends the provider’s work when the caller goes away, and stores nothing', async () => {
    ai.server.answer(openAiAnswers.hang(true));
    const running = post(call, body).set('Idempotency-Key', 'one-click');
    const gone = running.then(
      () => 'answered',
      () => 'gone',
    );
    await until(() => ai.server.requests.length === 1);
    running.abort();
    expect(await gone).toBe('gone');
    expect(await ai.server.requests[0]?.ended).toBe('aborted');
    await post(call, body).set('Idempotency-Key', 'one-click').expect(201);
    expect(ai.server.requests).toHaveLength(2);
  });
});

describe('a caller that goes away while it is stored', () => {
  it('leaves it to be finished', async () => {
    const runner = ai.app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE stores IN SHARE MODE');
    const running = post(STORE, SHOP);
    const gone = running.catch(() => {});
    await until(async () => {
      const waiting = await runner.query('SELECT FROM pg_locks WHERE NOT granted');
      return waiting.length > 0;
    });
    running.abort();
    await gone;
    await runner.commitTransaction();
    await runner.release();
    await until(async () => (await ai.rows()).stores === 1);
    expect(await ai.rows()).toMatchObject({ stores: 1, offers: 11, pictures: 1 });
  });
});

describe('a fault of the database while storing', () => {
  it('leaves nothing half done', async () => {
    const { dataSource } = ai.app;
    await dataSource.query('ALTER TABLE offers ADD CONSTRAINT ck_test CHECK (sort_order < 5)');
    try {
      const { body } = await post(STORE, SHOP).set('Idempotency-Key', 'one-click').expect(500);
      expect(body.detail).toBe('Something went wrong on our side.');
      expect(await ai.rows()).toEqual(NOTHING);
    } finally {
      await dataSource.query('ALTER TABLE offers DROP CONSTRAINT ck_test');
    }
  });
});

describe('the hourly cap', () => {
  const use = (points: number) =>
    ai.app.dataSource.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ('ai-generations:owner', $1, $2)`,
      [points, Date.now() + 1_800_000],
    );
  const used = async () =>
    (await ai.app.dataSource.query('SELECT points FROM rate_limits'))[0]?.points ?? 0;

  it('answers the call beyond it with 429 and asks nobody', async () => {
    await use(AI_HOURLY_CAP - 1);
    await post(STORE, SHOP).set('Idempotency-Key', 'one-click').expect(201);
    const { body, headers } = await post(STORE, SHOP).expect(429);
    expect(body.detail).toBe('The AI generators run at most 30 times an hour: try again later.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(1_700);
    expect(ai.server.requests).toHaveLength(1);
    await post(STORE, SHOP).set('Idempotency-Key', 'one-click').expect(201);
  });

  it('counts what costs, and nothing else', async () => {
    await post(STORE, {}).expect(400);
    await post('generate-blog', { topic: 'a', category: 'savings-tips', storeName: 'no' }).expect(
      422,
    );
    expect(await used()).toBe(0);
    await post(STORE, SHOP).set('Idempotency-Key', 'one-click').expect(201);
    await post(STORE, SHOP).set('Idempotency-Key', 'one-click').expect(201);
    expect(await used()).toBe(1);
    ai.server.answer(openAiAnswers.garbage());
    await post(STORE, SHOP).expect(502);
    expect(await used()).toBe(2);
  });
});
