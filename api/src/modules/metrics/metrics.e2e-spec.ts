import { setTimeout as delay } from 'node:timers/promises';
import { addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const TOKEN = 'a token for the tests of metrics';
const METRICS_TOKEN = TOKEN.replaceAll(' ', '-');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN }, { keepAnswers: true });
});
afterAll(() => app.close());

const scrape = async (): Promise<string> => {
  const { text } = await app.http
    .get('/metrics')
    .set('Authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  return text;
};

/** The value of a series, named with its labels as it stands in the text. */
async function figure(series: string): Promise<number | null> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
}

/** What a series has grown by. */
async function growthOf(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await figure(series)) ?? 0;
  await work();
  return ((await figure(series)) ?? 0) - before;
}

const requests = (method: string, route: string, status: number) =>
  `deal_harbor_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('/metrics', () => {
  it('exists for nobody without the token', async () => {
    const nothing = (await app.http.get('/nothing-here').expect(404)).body;
    for (const authorization of [
      '',
      METRICS_TOKEN,
      'Bearer',
      'Bearer x',
      `Bearer ${METRICS_TOKEN}x`,
      `Basic ${METRICS_TOKEN}`,
    ]) {
      const { body } = await app.http
        .get('/metrics')
        .set('Authorization', authorization)
        .expect(404);
      expect(body).toEqual(nothing);
    }
    await app.owner.get('/metrics').expect(404);
  });

  it('exists for nobody where no token is set', async () => {
    const plain = await startTestApp();
    for (const authorization of ['', 'Bearer', 'Bearer null', `Bearer ${METRICS_TOKEN}`]) {
      await plain.http.get('/metrics').set('Authorization', authorization).expect(404);
    }
    await plain.close();
  });

  it('is text for Prometheus, and kept by nobody', async () => {
    const { headers, text } = await app.http
      .get('/metrics')
      .set('Authorization', `Bearer ${METRICS_TOKEN}`)
      .expect(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'deal_harbor_database_connections',
      'deal_harbor_database_waiting',
      'deal_harbor_kept_bytes',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
    }
  });

  it('counts requests by the pattern of their route, never by their address', async () => {
    const grown = await growthOf(requests('GET', '/api/stores/:slug', 404), async () => {
      await app.http.get('/api/stores/nobody-has-this-one?a=ann@example.com');
      await app.http.get('/api/stores/nor-this-one');
    });
    expect(grown).toBe(2);
    expect(await growthOf(requests('GET', 'none', 404), () => app.http.get('/api/x/y/z'))).toBe(1);
    expect(await scrape()).not.toMatch(/nobody-has|nor-this|ann@|x\/y/);
  });

  it('counts what was answered from memory', async () => {
    await addStore(app.dataSource);
    const hit = () => app.http.get('/api/stores').expect(200);
    expect(await growthOf('deal_harbor_kept_misses_total', hit)).toBe(1);
    expect(await growthOf('deal_harbor_kept_hits_total', hit)).toBe(1);
    expect(await growthOf(requests('GET', 'kept', 200), hit)).toBe(1);
    expect(await figure('deal_harbor_kept_answers')).toBe(1);
    expect(await figure('deal_harbor_kept_bytes')).toBeGreaterThan(100);
    const dropped = await growthOf('deal_harbor_kept_drops_total', async () => {
      await addStore(app.dataSource, { slug: 'another' });
      await delay(100);
    });
    expect(dropped).toBe(1);
    expect(await figure('deal_harbor_hearing')).toBe(2);
  });

  it('counts wrong passwords', async () => {
    const series = 'deal_harbor_sign_in_failures_total{outcome="wrong-password"}';
    const attempt = () => app.http.post('/api/admin/session').send({ password: 'not this one' });
    expect(await growthOf(series, attempt)).toBe(1);
  });
});
