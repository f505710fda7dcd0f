import { setTimeout as delay } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('site settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/config';
  const read = async () => (await app.http.get(path).expect(200)).body;
  const stats = [
    { value: '1', label: 'a' },
    { value: '2', label: 'b' },
    { value: '3', label: 'c' },
  ];

  it('start with the defaults', async () => {
    expect(await read()).toMatchObject({
      siteName: 'Deal Harbor',
      primaryColor: '#FF6B00',
      secondaryColor: '#10B981',
      placeholderCounts: true,
      heroStats: [{ value: '50,000+' }, { value: '2,500+' }, { value: '1M+' }],
    });
    expect(Object.keys(await read()).sort()).toEqual([
      'contactEmail',
      'description',
      'domain',
      'footerText',
      'heroStats',
      'placeholderCounts',
      'primaryColor',
      'secondaryColor',
      'siteName',
      'version',
    ]);
  });

  it('answer each change as it was made, not what another made of it', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `Shop ${index}`);
    const { dataSource } = app;
    const { answering } = await dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM site_settings FOR UPDATE');
      const answering = Promise.all(
        names.map((siteName) => app.owner.put(path).send({ siteName }).expect(200)),
      );
      const waiting = `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await dataSource.query(waiting)).length < names.length) await delay(10);
      return { answering };
    });
    const answers = await answering;
    expect(answers.map(({ body }) => body.siteName)).toEqual(names);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(names.length);
  });

  it('show a change at once and leave the rest as it is', async () => {
    const before = await read();
    const change = {
      siteName: 'Cheap "><script>',
      primaryColor: '#0000ff',
      contactEmail: 'help@deals.example',
      domain: 'deals.example',
      placeholderCounts: false,
      heroStats: stats,
    };
    const { body } = await app.owner.put(path).send(change).expect(200);
    expect(body).toEqual({ ...before, ...change, version: before.version + 1 });
    expect(await read()).toEqual(body);
  });

  it('need the session and the site’s own origin', async () => {
    await app.http.put(path).send({ siteName: 'Mine' }).expect(401);
    await app.owner
      .put(path)
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ siteName: 'Mine' })
      .expect(403);
    expect((await read()).siteName).toBe('Deal Harbor');
  });

  it.each([
    ['siteName', ''],
    ['siteName', null],
    ['siteName', 'x'.repeat(121)],
    ['description', 'x'.repeat(301)],
    ['primaryColor', 'red'],
    ['primaryColor', '#FFF'],
    ['primaryColor', '#FF6B00;}body{display:none'],
    ['primaryColor', '#FF6B00\n'],
    ['secondaryColor', 5],
    ['contactEmail', 'nobody'],
    ['contactEmail', 'a@b.example\r\nBcc: c@d.example'],
    ['footerText', {}],
    ['domain', 'https://deals.example/'],
    ['domain', 'deals example'],
    ['placeholderCounts', 'false'],
    ['heroStats', stats.slice(1)],
    ['heroStats', [...stats, ...stats]],
    ['heroStats', [{ ...stats[0], extra: 1 }, ...stats.slice(1)]],
    ['heroStats', [null, ...stats.slice(1)]],
    ['heroStats', stats.map((stat) => [stat])],
    ['heroStats', 'abc'],
    ['id', 2],
    ['version', '1'],
    ['openaiApiKey', 'x'],
  ])('refuse %s as %j', async (field, value) => {
    const before = await read();
    const { body } = await app.owner
      .put(path)
      .send({ [field]: value })
      .expect(400);
    expect(body.errors[0].field).toMatch(new RegExp(`^${field}`));
    expect(await read()).toEqual(before);
  });

  it('refuse a stale version', async () => {
    const { version } = await read();
    await app.owner.put(path).send({ siteName: 'A', version }).expect(200);
    await app.owner.put(path).send({ siteName: 'B', version }).expect(409);
    expect((await read()).siteName).toBe('A');
  });
});
