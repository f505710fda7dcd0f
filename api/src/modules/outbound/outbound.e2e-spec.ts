import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dayOf } from '@deal-harbor/contracts';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { VisitsService } from './visits.service.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const OTHER = BROWSER.replaceAll('140.0', '141.0');
const visitor = { address: '203.0.113.9', userAgent: BROWSER };

describe('outbound', () => {
  let app: TestApp;
  let store: number;
  let coupon: number;
  let offer: number;

  const sql = <T>(query: string, values: unknown[] = []) => app.dataSource.query<T>(query, values);
  const one = async (query: string, values: unknown[] = []): Promise<number> =>
    Object.values((await sql<Record<string, number>[]>(query, values))[0] ?? {})[0] as number;
  const addStore = (slug: string, website: string | null) =>
    one('INSERT INTO stores (name, slug, website) VALUES ($1, $1, $2) RETURNING id', [
      slug,
      website,
    ]);
  const addOffer = (link: string, active = true, order = 0) =>
    one(
      `INSERT INTO offers (store_id, title, affiliate_link, active, sort_order)
       VALUES ($1, 'Offer', $2, $3, $4) RETURNING id`,
      [store, link, active, order],
    );
  const clicks = (table: string, id: number) =>
    one(`SELECT clicks FROM ${table} WHERE id = $1`, [id]);
  const go = (path: string, userAgent = BROWSER) =>
    app.http.get(`/go/${path}`).set('User-Agent', userAgent).redirects(0);

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    store = await addStore('blue-shop', 'https://blue.example/deals?ref=1');
    coupon = await one(
      `INSERT INTO coupons (store_id, title, discount_type, discount_value, discount_rank, discount_size)
       VALUES ($1, 'Coupon', 'percentage', '20%', 0, 20) RETURNING id`,
      [store],
    );
    offer = await addOffer('https://partner.example/o?x=%20y&z=a%2Fb');
  });

  it('leads to what is stored, and nobody keeps or indexes it', async () => {
    const targets = {
      [`store/${store}`]: 'https://blue.example/deals?ref=1',
      [`coupon/${coupon}`]: 'https://blue.example/deals?ref=1',
      [`offer/${offer}`]: 'https://partner.example/o?x=%20y&z=a%2Fb',
    };
    for (const [path, location] of Object.entries(targets)) {
      const { headers } = await go(path).expect(302);
      expect(headers).toMatchObject({
        location,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });

  it('seeks a store without a website under its own name', async () => {
    const bare = await addStore('red-shop', null);
    expect((await go(`store/${bare}`)).headers.location).toBe('https://www.red-shop.com');
  });

  it('writes addresses beyond ASCII in a form that headers carry', async () => {
    const far = await addOffer('https://bücher.example/größe', true, 1);
    const { headers } = await go(`offer/${far}`).expect(302);
    expect(headers.location).toBe('https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe');
  });

  it('counts a visitor once a day, and another browser as another visitor', async () => {
    for (const userAgent of [BROWSER, BROWSER, OTHER]) await go(`coupon/${coupon}`, userAgent);
    expect(await clicks('coupons', coupon)).toBe(2);
    expect(await clicks('stores', store)).toBe(2);
    await go(`offer/${offer}`);
    expect(await clicks('offers', offer)).toBe(1);
    await go(`store/${store}`);
    expect(await clicks('stores', store)).toBe(4);
    const counts = await sql(`SELECT kind, visits FROM visit_counts ORDER BY kind`);
    expect(counts).toEqual([
      { kind: 'coupon', visits: 2 },
      { kind: 'offer', visits: 1 },
      { kind: 'store', visits: 1 },
    ]);
  });

  it('counts parallel visitors, each exactly once', async () => {
    const visits = Array.from({ length: 40 }, (_, i) =>
      go(`coupon/${coupon}`, `${BROWSER} ${i % 20}`),
    );
    for (const { status } of await Promise.all(visits)) expect(status).toBe(302);
    expect(await clicks('coupons', coupon)).toBe(20);
    expect(await clicks('stores', store)).toBe(20);
  });

  it('is no edit: version and updated_at stay', async () => {
    const state = () => sql('SELECT version, updated_at FROM stores WHERE id = $1', [store]);
    const before = await state();
    await go(`store/${store}`);
    expect(await state()).toEqual(before);
  });

  it.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', '', ' '])(
    'redirects %j without counting',
    async (userAgent) => {
      await go(`store/${store}`, userAgent).expect(302);
      expect(await clicks('stores', store)).toBe(0);
    },
  );

  it('answers HEAD without counting', async () => {
    const { headers } = await app.http
      .head(`/go/store/${store}`)
      .set('User-Agent', BROWSER)
      .redirects(0)
      .expect(302);
    expect(headers.location).toBe('https://blue.example/deals?ref=1');
    expect(await clicks('stores', store)).toBe(0);
  });

  it.each([
    'store/999999',
    'store/0',
    'store/-1',
    'store/1.5',
    'store/1e3',
    'store/99999999999',
    'store/abc',
    'store/https:%2F%2Fevil.example',
    'coupon/999999',
    'offer/999999',
    'product/1',
    'constructor/1',
    'store',
  ])('404 to /go/%s', async (path) => {
    await go(path).expect(404);
  });

  it('says it to people in words, and to programs as a problem', async () => {
    const asked = (path: string, accept: string) => app.http.get(path).set('Accept', accept);
    const people = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { text, headers } = await asked('/go/store/999999', people).expect(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<h1>Not Found</h1>');
    const program = await asked('/go/store/999999', '*/*').expect(404);
    expect(program.headers['content-type']).toMatch(/^application\/problem\+json/);
    const call = await asked('/api/stores/nobody', people).expect(404);
    expect(call.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('hides inactive offers', async () => {
    await go(`offer/${await addOffer('https://partner.example', false, 1)}`).expect(404);
  });

  it('never leaves http(s), even from a dirty row', async () => {
    await sql('ALTER TABLE offers DROP CONSTRAINT ck_offers_affiliate_link');
    try {
      for (const [order, link] of [
        'javascript:alert(1)',
        'data:text/html,x',
        '//evil.example',
        'https://user:pass@evil.example',
        'https://evil.example/\r\nSet-Cookie: a=b',
        'https:evil.example',
      ].entries()) {
        const { status, headers } = await go(`offer/${await addOffer(link, true, order + 1)}`);
        expect([link, status, headers.location]).toEqual([link, 404, undefined]);
      }
    } finally {
      await sql(`DELETE FROM offers`);
      await sql(`ALTER TABLE offers ADD CONSTRAINT ck_offers_affiliate_link
        CHECK (affiliate_link ~* '^https?://')`);
    }
  });

  it('redirects while counting fails', async () => {
    await sql('ALTER TABLE visits RENAME TO visits_away');
    try {
      await go(`store/${store}`).expect(302);
    } finally {
      await sql('ALTER TABLE visits_away RENAME TO visits');
    }
    expect(await clicks('stores', store)).toBe(0);
  });

  it('redirects while counting hangs, and counts in the end', async () => {
    const blocker = app.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('LOCK TABLE visits IN ACCESS EXCLUSIVE MODE');
    const started = Date.now();
    await go(`store/${store}`).expect(302);
    expect(Date.now() - started).toBeLessThan(4_000);
    await blocker.commitTransaction();
    await blocker.release();
    let counted = 0;
    for (let tries = 0; tries < 100 && counted === 0; tries++) {
      await wait(20);
      counted = await clicks('stores', store);
    }
    expect(counted).toBe(1);
  });

  it('orders popular stores by these counts', async () => {
    const second = await addStore('green-shop', 'https://green.example');
    for (const userAgent of [BROWSER, OTHER]) await go(`store/${second}`, userAgent);
    await go(`store/${store}`);
    const { body } = await app.http.get('/api/stores/popular').expect(200);
    expect(body.map((entry: { slug: string }) => entry.slug)).toEqual(['green-shop', 'blue-shop']);
  });

  it('keeps nothing of a visitor in clear', async () => {
    await go(`store/${store}`);
    await new VisitsService(app.dataSource).countNow('coupon', coupon, visitor);
    const tables = await sql<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const content = JSON.stringify(await sql(`SELECT t::text FROM ${name} t`));
      expect(content).not.toMatch(/127\.0\.0\.1|203\.0\.113\.9|Firefox/);
    }
    const [row] = await sql<[{ length: number }]>('SELECT length(visitor) FROM visits');
    expect(row.length).toBe(16);
  });

  it('shares the salt between instances, so that a visitor counts once on both', async () => {
    const instances = [1, 2, 3].map(() => new VisitsService(app.dataSource));
    await Promise.all(instances.map((instance) => instance.countNow('store', store, visitor)));
    expect(await clicks('stores', store)).toBe(1);
    expect(await one('SELECT count(*)::int FROM visit_salts')).toBe(1);
  });

  it('forgets past visitors on a new day, and keeps their number', async () => {
    const yesterday = addDays(dayOf(new Date()), -1);
    await sql(`INSERT INTO visit_salts VALUES ($1, '\\x01')`, [yesterday]);
    await sql(`INSERT INTO visits VALUES ($1, 'store', $2, '\\x02')`, [yesterday, store]);
    await sql(`INSERT INTO visit_counts VALUES ($1, 'store', $2, 1)`, [yesterday, store]);
    await new VisitsService(app.dataSource).countNow('store', store, visitor);
    expect(await one('SELECT count(*)::int FROM visits WHERE day = $1', [yesterday])).toBe(0);
    expect(await one('SELECT count(*)::int FROM visit_salts WHERE day = $1', [yesterday])).toBe(0);
    expect(await one('SELECT sum(visits)::int FROM visit_counts')).toBe(2);
  });

  it('waits for counts under way when it shuts down', async () => {
    const visits = new VisitsService(app.dataSource);
    visits.count('store', store, visitor);
    await visits.beforeApplicationShutdown();
    expect(await clicks('stores', store)).toBe(1);
  });
});
