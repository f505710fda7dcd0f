import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('newsletter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/newsletter/subscribe';
  const subscribe = (email: unknown) => app.http.post(path).send({ email });
  const stored = async () => {
    const rows = await app.dataSource.query<{ email: string }[]>(
      'SELECT email FROM subscribers ORDER BY id',
    );
    return rows.map((row) => row.email);
  };

  it('keeps an address once, whatever its case, and answers the same each time', async () => {
    const first = await subscribe(' Ann@Example.com ').expect(200);
    expect(first.body).toEqual({ subscribed: true });
    const second = await subscribe('ann@example.COM').expect(200);
    expect(second.body).toEqual(first.body);
    expect(await stored()).toEqual(['Ann@Example.com']);
  });

  it('owes nobody a mail where there is no mail server', async () => {
    await subscribe('ann@example.com').expect(200);
    expect(await app.dataSource.query('SELECT * FROM welcome_mails')).toEqual([]);
  });

  it('keeps one of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe('a@b.example')));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(20).fill(200));
    expect(await stored()).toEqual(['a@b.example']);
  });

  it('takes addresses that only look odd', async () => {
    for (const email of ['=1+1@x.com', "o'neil@x.com", 'a+b@x.co.uk', 'ü@x.de']) {
      await subscribe(email).expect(200);
    }
  });

  it('refuses what is no address', async () => {
    const texts = [
      ...['', ' ', 'ann', 'ann@', '@example.com', 'a b@example.com', 'a@b', 'a@@b.com', 'a@b..com'],
      ...['a@b.com,c@d.com', 'a@b.com\r\nBcc: c@d.com', '<a@b.com>', 'Ann <a@b.com>'],
      ...[`${'x'.repeat(250)}@a.com`, 'a\u0000@b.com', 'a\ud800@b.com', 'a\u202e@b.com'],
    ];
    for (const email of [...texts, null, undefined, 1, true, ['a@b.com'], { $ne: '' }]) {
      const { status, body } = await subscribe(email);
      expect({ email, status, field: body.errors?.[0].field }).toEqual({
        email,
        status: 400,
        field: 'email',
      });
    }
    expect(await stored()).toEqual([]);
  });

  it('refuses other fields, types and origins', async () => {
    await app.http.post(path).send({ email: 'a@b.com', admin: true }).expect(400);
    await app.http.post(path).send({}).expect(400);
    await app.http.post(path).type('form').send('email=a@b.com').expect(415);
    await app.http
      .post(path)
      .send({ email: `${'x'.repeat(70_000)}@b.com` })
      .expect(413);
    await app.http
      .post(path)
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ email: 'a@b.com' })
      .expect(403);
    expect(await stored()).toEqual([]);
  });

  it('lets one address subscribe 30 times, then it waits', async () => {
    for (let i = 0; i < 30; i++) await subscribe(`a${i}@b.com`).expect(200);
    const { body, headers } = await subscribe('one-more@b.com').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(body.status).toBe(429);
    await subscribe('a1@b.com').set('X-Forwarded-For', '203.0.113.7').expect(429);
    expect(await stored()).toHaveLength(30);
    const [row] = await app.dataSource.query<[{ key: string }]>('SELECT key FROM rate_limits');
    expect(row.key).not.toMatch(/127\.0\.0\.1|::1/);
  });
});
