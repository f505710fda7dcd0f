import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type MailServer, startMailServer } from '@deal-harbor/test-servers';
import { readEnv } from '../../config/env.js';
import { type Mail, Mailer } from './mailer.js';

const ACCOUNT = { user: 'harbour', password: 'secret-of-tests' };
const MAIL: Mail = {
  to: 'ann@example.com',
  sender: { name: 'Deals', address: 'help@deals.example' },
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  unsubscribeUrl: 'https://deals.example/unsubscribe/1',
};

describe('Mailer', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer(ACCOUNT);
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const mailer = (variables: Record<string, string> = {}) =>
    new Mailer(readEnv({ SMTP_URL: server.url, ...variables }, '/srv'));
  const never = new AbortController().signal;

  it('has nothing to send with where there is no mail server', () => {
    expect(mailer({ SMTP_URL: '' }).configured).toBe(false);
    expect(mailer().configured).toBe(true);
  });

  it.each([
    ['', { name: 'Deals', address: 'help@deals.example' }],
    ['news@deals.example', { name: 'Deals', address: 'news@deals.example' }],
    ['"News, daily" <news@deals.example>', { name: 'News, daily', address: 'news@deals.example' }],
  ])('sends as MAIL_FROM=%s says', async (MAIL_FROM, from) => {
    await mailer({ MAIL_FROM }).reach(never);
    expect(await mailer({ MAIL_FROM }).send(MAIL, never)).toBe('sent');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.content.from).toEqual(from);
    expect(server.mails[0]?.from).toBe(from.address);
  });

  it.each([
    [{ recipient: 450 }, 'refused'],
    [{ recipient: 550 }, 'undeliverable'],
    [{ content: 452 }, 'refused'],
    [{ content: 554 }, 'refused'],
    ['hang up', 'doubtful'],
  ] as const)('tells what became of a mail: %j is %s', async (answer, delivery) => {
    server.answer(answer);
    expect(await mailer().send(MAIL, never)).toBe(delivery);
  });

  it('does not reach a server that knows another password, or that is away', async () => {
    const url = server.url.replace(ACCOUNT.password, 'another');
    await expect(mailer({ SMTP_URL: url }).reach(never)).rejects.toThrow('Invalid login');
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const away = mailer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await expect(away.reach(never)).rejects.toThrow('ECONNREFUSED');
  });

  it('waits no longer when it has to leave', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = mailer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const leaving = new AbortController();
    const reaching = waiting.reach(leaving.signal);
    const sending = waiting.send(MAIL, leaving.signal);
    setTimeout(() => leaving.abort(new Error('Leaving.')), 50);
    await expect(reaching).rejects.toThrow('Leaving.');
    expect(await sending).toBe('doubtful');
    silent.close();
    for (const socket of sockets) socket.destroy();
  });
});
