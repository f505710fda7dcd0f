import { setTimeout as wait } from 'node:timers/promises';
import { type MailServer, startMailServer } from '@deal-harbor/test-servers';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import { WelcomeMails } from './welcome-mails.js';

const SUBSCRIBE = '/api/newsletter/subscribe';
const SITE_URL = 'http://deals.example';
const ACCOUNT = { user: 'harbour', password: 'secret-of-tests' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer(ACCOUNT);
  app = await startTestApp({ SMTP_URL: server.url, SITE_URL });
});
beforeEach(async () => {
  await app.reset();
  server.reset();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const subscribe = (email: string) => app.http.post(SUBSCRIBE).send({ email });
const query = <T>(sql: string, values: unknown[] = []) => app.dataSource.query<T[]>(sql, values);
const sendAgain = () => app.nest.get(WelcomeMails).send();
const received = (count: number) => until(() => server.mails.length === count);

interface Owed {
  attempts: number;
  minutes: number;
}
/** Mails that are owed, with the minutes until they are due. */
const owed = () =>
  query<Owed>(
    `SELECT attempts, round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM welcome_mails`,
  );
const nothingOwed = () => until(async () => (await owed()).length === 0);
const owedIn = (minutes: number, attempts = 1) =>
  until(async () =>
    (await owed()).some((mail) => mail.attempts === attempts && mail.minutes === minutes),
  );
const tokenOf = async (email: string) => {
  const [row] = await query<{ token: string }>(
    'SELECT unsubscribe_token AS token FROM subscribers WHERE email = $1',
    [email],
  );
  return row?.token;
};
const subscribers = () => query<{ email: string }>('SELECT email FROM subscribers ORDER BY id');

describe('the welcome mail', () => {
  it('says who sends it, and how one leaves', async () => {
    await app.owner
      .put('/api/config')
      .send({ siteName: 'Harbour & Söhne, "daily"', contactEmail: 'help@deals.example' })
      .expect(200);
    await subscribe('Ann@Example.com').expect(200, { subscribed: true });
    await received(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'help@deals.example', to: ['Ann@example.com'] });
    expect(mail?.content).toMatchObject({
      from: { name: 'Harbour & Söhne, "daily"', address: 'help@deals.example' },
      to: [{ name: '', address: 'Ann@example.com' }],
      subject: 'Welcome to Harbour & Söhne, "daily"',
    });
    const address = `${SITE_URL}/unsubscribe/${await tokenOf('Ann@Example.com')}`;
    const headers = new Map(mail?.content.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${address}>`);
    expect(headers.get('list-unsubscribe-post')).toBe(ONE_CLICK);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.content.text).toContain(address);
    expect(mail?.content.html).toContain(`<a href="${address}"`);
    expect(mail?.content.html).toContain('Welcome to Harbour &amp; Söhne, &quot;daily&quot;');
    await nothingOwed();
  });

  it.each(['=1+1@x.com', "o'neil@x.com", 'a+b@x.co.uk', '"a\\"b"@x.com'])(
    'has %s as its one recipient',
    async (email) => {
      const { status } = await subscribe(email);
      if (status === 400) return expect(server.mails).toEqual([]);
      await received(1);
      expect(server.mails[0]?.to).toEqual([email]);
    },
  );

  it('carries no header that a setting brings along', async () => {
    const lines = 'Deals\r\nBcc: eve@evil.example\r\n\r\nHello';
    await app.owner.put('/api/config').send({ siteName: lines }).expect(200);
    await subscribe('ann@example.com').expect(200);
    await received(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['ann@example.com']);
    expect(mail?.content).toMatchObject({
      from: { name: 'Deals Bcc: eve@evil.example Hello' },
      subject: 'Welcome to Deals Bcc: eve@evil.example Hello',
    });
    expect(mail?.content.bcc).toBeUndefined();
    const [head] = mail?.raw.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^Bcc:/im);
  });

  it('goes once to an address in a day, whatever it does, and every answer is the same', async () => {
    const first = await subscribe('ann@example.com').expect(200);
    await received(1);
    const known = await subscribe('ANN@example.com').expect(200);
    const token = await tokenOf('ann@example.com');
    await app.http.post(`/unsubscribe/${token}`).expect(200);
    expect(await subscribers()).toEqual([]);
    const left = await subscribe('ANN@Example.com').expect(200);
    for (const { body } of [known, left]) expect(body).toEqual(first.body);
    await owedIn(24 * 60, 0);
    const [{ key } = { key: '' }] = await query<{ key: string }>(
      `SELECT key FROM rate_limits WHERE key LIKE 'newsletter-mail%'`,
    );
    expect(key).not.toContain('ann');
    expect(server.mails).toHaveLength(1);
    // By the mail of the first time: they may have been subscribed by somebody else.
    await app.http.post(`/unsubscribe/${token}`).expect(200);
    expect(await subscribers()).toEqual([]);
    await subscribe('ann@example.com').expect(200);
    await owedIn(24 * 60, 0);
    await query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'newsletter-mail%'`);
    await query('UPDATE welcome_mails SET due_at = now()');
    sendAgain();
    await received(2);
  });

  it('waits for the mail server, which nobody else waits for', async () => {
    const { port } = server;
    await server.close();
    try {
      await subscribe('ann@example.com').expect(200, { subscribed: true });
      await subscribe('bob@example.com').expect(200);
      await app.http.get('/readyz').expect(200);
      await wait(200);
      expect(await owed()).toEqual([
        { attempts: 0, minutes: 0 },
        { attempts: 0, minutes: 0 },
      ]);
    } finally {
      server = await startMailServer({ ...ACCOUNT, port });
    }
    sendAgain();
    await received(2);
    await nothingOwed();
  });

  it('is tried again later where it is refused for now, and some day no more', async () => {
    server.answer({ recipient: 450 });
    await subscribe('ann@example.com').expect(200);
    await owedIn(20);
    server.answer({ content: 554 });
    await query('UPDATE welcome_mails SET due_at = now(), attempts = 4');
    sendAgain();
    await nothingOwed();
    expect(server.mails).toEqual([]);
    expect(await subscribers()).toEqual([{ email: 'ann@example.com' }]);
  });

  it('is given up where there is no such address', async () => {
    server.answer({ recipient: 550 });
    await subscribe('nobody@example.com').expect(200);
    await nothingOwed();
    expect(server.mails).toEqual([]);
  });

  it('is not sent twice on a day when nobody knows whether it was taken', async () => {
    server.answer('hang up');
    await subscribe('ann@example.com').expect(200);
    await until(async () => (await owed()).some(({ attempts }) => attempts === 1));
    await subscribe('bob@example.com').expect(200);
    await received(1);
    expect(server.mails[0]?.to).toEqual(['bob@example.com']);
    await until(async () => (await owed()).length === 1);
    expect(await owed()).toEqual([{ attempts: 1, minutes: 24 * 60 }]);
  });

  it('is sent by one of two instances', async () => {
    const other = await app.startInstance({ keepAnswers: false });
    await query(
      `WITH kept AS (INSERT INTO subscribers (email, unsubscribe_token)
         SELECT 'reader-' || n || '@example.com', 'token-' || n FROM generate_series(1, 20) n RETURNING id)
       INSERT INTO welcome_mails (subscriber_id) SELECT id FROM kept`,
    );
    sendAgain();
    other.nest.get(WelcomeMails).send();
    await nothingOwed();
    const recipients = server.mails.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  });
});

describe('leaving the newsletter', () => {
  const leave = (token: string) => app.http.post(`/unsubscribe/${token}`);

  it('takes one click, with any body, and says the same of every token', async () => {
    for (const name of 'abc') await subscribe(`${name}@x.com`).expect(200);
    const clicks = [
      async (token: string) => leave(token).type('form').send(ONE_CLICK),
      async (token: string) => leave(token).field('List-Unsubscribe', 'One-Click'),
      async (token: string) => leave(token),
    ];
    for (const [i, click] of clicks.entries()) {
      const token = (await tokenOf(`${'abc'[i]}@x.com`)) ?? '';
      for (let time = 1; time <= 2; time++) {
        const { status, body } = await click(token);
        expect({ status, body }).toEqual({ status: 200, body: { unsubscribed: true } });
      }
      expect(await subscribers()).toHaveLength(2 - i);
    }
    for (const token of ['a', '%00', 'x'.repeat(43), 'x'.repeat(2_000)]) {
      await leave(token).expect(200, { unsubscribed: true });
    }
  });

  it('is said to a browser without scripts in words', async () => {
    await subscribe('a@x.com').expect(200);
    const { text } = await leave((await tokenOf('a@x.com')) ?? '')
      .set({ Accept: 'text/html,*/*;q=0.8', Origin: SITE_URL })
      .expect(200)
      .expect('Content-Type', 'text/html; charset=utf-8');
    expect(text).toContain('<h1>You have left the newsletter</h1>');
    expect(await subscribers()).toEqual([]);
  });

  it('is nothing that a page elsewhere can click', async () => {
    await subscribe('a@x.com').expect(200);
    const token = (await tokenOf('a@x.com')) ?? '';
    await leave(token).set('Origin', 'https://evil.example').expect(403);
    expect(await subscribers()).toHaveLength(1);
    await request(app.nest.getHttpServer()).get(`/unsubscribe/${token}`);
    expect(await subscribers()).toHaveLength(1);
  });
});
