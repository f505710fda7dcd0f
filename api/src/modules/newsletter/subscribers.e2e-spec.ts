import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/test-app.js';

const LIST = '/api/newsletter/subscribers';
const TABLE = `${LIST}.csv`;
const BOM = '\ufeff';
const HEAD = `${BOM}"email","subscribed"\r\n`;

describe('subscribers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());
  afterEach(() => Reflect.deleteProperty(app.dataSource.manager, 'query'));

  /** Stands between the service and the database until the test ends; `read` does what it would. */
  const onRead = (answer: (read: () => Promise<unknown[]>, values: unknown[]) => unknown) => {
    const { manager } = app.dataSource;
    const query = Object.getPrototypeOf(manager).query.bind(manager);
    const between = (statement: string, values: unknown[]) => {
      const read = () => query(statement, values);
      return statement.includes('FROM subscribers') ? answer(read, values) : read();
    };
    Object.assign(manager, { query: between });
  };

  const keep = async (...emails: string[]) => {
    for (const [i, email] of emails.entries()) {
      await app.dataSource.query('INSERT INTO subscribers (email, created_at) VALUES ($1, $2)', [
        email,
        new Date(Date.UTC(2026, 0, 1 + i)),
      ]);
    }
  };
  const keepMany = (count: number, domain = 'example.com') =>
    app.dataSource.query(
      `INSERT INTO subscribers (email) SELECT 'reader-' || n || '@' || $2 FROM generate_series(1, $1) n`,
      [count, domain],
    );
  const emails = async (query = '') => {
    const { body } = await app.owner.get(`${LIST}?${query}`).expect(200);
    return body.map(({ email }: { email: string }) => email);
  };

  describe('as a list', () => {
    itKeepsTheRulesOfLists(() => ({ ...app, http: app.owner }), {
      path: LIST,
      fill: () => keep('a@x.com', 'b@x.com', 'c@x.com'),
      texts: ['search'],
    });

    it('are the owner’s alone', async () => {
      await app.http.get(LIST).expect(401);
      await app.http.delete(`${LIST}/1`).expect(401);
    });

    it('stand with the newest first, or in the order that is asked for', async () => {
      await keep('Bob@x.com', 'ann@x.com', 'cy@x.com');
      expect(await emails()).toEqual(['cy@x.com', 'ann@x.com', 'Bob@x.com']);
      expect(await emails('order=-created')).toEqual(['cy@x.com', 'ann@x.com', 'Bob@x.com']);
      expect(await emails('order=created')).toEqual(['Bob@x.com', 'ann@x.com', 'cy@x.com']);
      expect(await emails('order=email')).toEqual(['ann@x.com', 'Bob@x.com', 'cy@x.com']);
      expect(await emails('order=-email')).toEqual(['cy@x.com', 'Bob@x.com', 'ann@x.com']);
      for (const odd of ['name', '-', '', '--email', 'EMAIL', 'email;--', 'email&order=email']) {
        await app.owner.get(`${LIST}?order=${odd}`).expect(400);
      }
      const [newest] = (await app.owner.get(LIST)).body;
      expect(newest).toEqual({
        id: expect.any(Number),
        email: 'cy@x.com',
        createdAt: '2026-01-03T00:00:00.000Z',
      });
    });

    it('are found by any part of the address, in any case', async () => {
      await keep('ann_lee@x.com', 'annXlee@x.com', '100%@x.com');
      expect(await emails('search=ANN_')).toEqual(['ann_lee@x.com']);
      expect(await emails('search=%25')).toEqual(['100%@x.com']);
      const { headers } = await app.owner.get(`${LIST}?search=lee&limit=1`).expect(200);
      expect(headers['x-total-count']).toBe('2');
    });

    it('come a hundred at once where no limit is named', async () => {
      await keepMany(120);
      const { body, headers } = await app.owner.get(LIST).expect(200);
      expect(body).toHaveLength(100);
      expect(headers['x-total-count']).toBe('120');
    });

    it('are removed one by one', async () => {
      await keep('a@x.com', 'b@x.com');
      const [{ id }] = (await app.owner.get(LIST)).body;
      const { text: body } = await app.owner.delete(`${LIST}/${id}`).expect(204);
      expect(body).toBe('');
      await app.owner.delete(`${LIST}/${id}`).expect(404);
      for (const odd of ['0', '-1', 'x', '1.5', '2147483648', '%00']) {
        await app.owner.delete(`${LIST}/${odd}`).expect(404);
      }
      expect(await emails()).toEqual(['a@x.com']);
    });
  });

  describe('as a table', () => {
    const download = async () => (await app.owner.get(TABLE).expect(200)).text;

    it('are the owner’s alone', async () => {
      await keep('a@x.com');
      const { text: body } = await app.http.get(TABLE).expect(401);
      expect(body).not.toContain('a@x.com');
      await app.http.head(TABLE).expect(401);
    });

    it('are a file for spreadsheets that nobody keeps', async () => {
      const { headers, text: body } = await app.owner.get(TABLE).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="subscribers.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(body).toBe(HEAD);
    });

    it('stand in the order in which they came', async () => {
      await keep('zoe@x.com', 'ü@x.de');
      expect(await download()).toBe(
        `${HEAD}"zoe@x.com","2026-01-01T00:00:00.000Z"\r\n"ü@x.de","2026-01-02T00:00:00.000Z"\r\n`,
      );
    });

    it('compute nothing', async () => {
      const hostile = [
        ...['=1+1@x.com', '+1@x.com', '-1@x.com', '@x', '\t=1@x.com', '\r=1@x.com', '\n=1@x.com'],
        ...['\uff1d1@x.com', '\uff0b1@x.com', '\uff0d1@x.com', '\uff20x', '\ufe661@x.com'],
        ...['\u200b=1@x.com', '=cmd|"/C calc"!A0@x.com', '=1,"2'],
      ];
      await keep(...hostile);
      const lines = (await download()).slice(HEAD.length).split(/"\r\n/).filter(Boolean);
      expect(lines).toEqual(
        hostile.map((email, i) => {
          const instant = new Date(Date.UTC(2026, 0, 1 + i)).toISOString();
          return `"'${email.replaceAll('"', '""')}","${instant}`;
        }),
      );
    });

    it('keep each address in its cell', async () => {
      await keep('"a,b"@x.com', '"a;=1"@x.com', '"=1+1"@x.com', "o'neil@x.com");
      const cells = (await download()).split('\r\n').slice(1, -1);
      expect(cells.map((line) => line.split('","')[0])).toEqual([
        '"""a,b""@x.com',
        '"""a;=1""@x.com',
        '"""=1+1""@x.com',
        `"o'neil@x.com`,
      ]);
    });

    it('take odd addresses from the form to the file', async () => {
      for (const email of ['=1+1@x.com', '\uff1d1@x.com', '\ufe661@x.com']) {
        await app.http.post('/api/newsletter/subscribe').send({ email }).expect(200);
      }
      expect(await download()).toMatch(/"'=1\+1@x\.com".*"'\uff1d1@x\.com".*"'\ufe661@x\.com"/s);
    });

    it('stream 25,000 rows, of which few are in memory', async () => {
      await keepMany(25_000);
      const sizes: number[] = [];
      onRead(async (read) => {
        const rows = await read();
        sizes.push(rows.length);
        return rows;
      });
      const body = await download();
      const lines = body.slice(HEAD.length).trimEnd().split('\r\n');
      expect(lines).toHaveLength(25_000);
      expect(new Set(lines).size).toBe(25_000);
      expect(lines[0]).toMatch(/^"reader-1@/);
      expect(lines.at(-1)).toMatch(/^"reader-25000@/);
      expect(sizes.length).toBeGreaterThan(20);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
    });

    describe('over a slow or broken line', () => {
      const open = async (): Promise<IncomingMessage> => {
        const server = app.nest.getHttpServer();
        const signedIn = await request(server)
          .post('/api/admin/session')
          .send({ password: PASSWORD });
        const headers = { cookie: signedIn.get('Set-Cookie') ?? [] };
        const { port } = server.address() as AddressInfo;
        return new Promise((resolve, reject) => {
          get({ host: '127.0.0.1', port, path: TABLE, headers }, resolve).on('error', reject);
        });
      };
      it('wait for a reader who is slow, and stop for one who goes away', async () => {
        // More than the system keeps on the way: 14 MB in 60 parts.
        await keepMany(60_000, `${'long.'.repeat(40)}example`);
        let reads = 0;
        onRead((read) => {
          reads++;
          return read();
        });
        const quiet = async () => {
          for (let before = -1; before !== reads; await wait(1_000)) before = reads;
          return reads;
        };
        const response = await open();
        try {
          const soFar = await quiet();
          expect(soFar).toBeLessThan(55);
          response.destroy();
          expect(await quiet()).toBeLessThan(soFar + 3);
        } finally {
          response.destroy();
        }
        await app.http.get('/healthz').expect(200);
      });

      it('break off when the database fails, so that nobody takes a part for the whole', async () => {
        await keepMany(30_000);
        const away = () => Promise.reject(new Error('Connection terminated unexpectedly'));
        onRead((read, [after]) => (Number(after) < 20_000 ? read() : away()));
        await expect(open().then(text)).rejects.toThrow(/aborted/);
        onRead(away);
        const answer = await app.owner.get(TABLE).expect(503);
        expect(answer.headers['content-type']).toMatch(/problem\+json/);
        expect(answer.headers['content-disposition']).toBeUndefined();
      });
    });
  });
});
