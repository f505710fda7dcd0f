import type { TestApp } from './test-app.js';

/** What the rules that hold for every list need to know of one. */
export interface ListCase {
  path: string;
  /** Fills the list with three entries that a visitor sees. */
  fill: () => Promise<unknown>;
  /** Query words that take free text. */
  texts?: string[];
  scoped?: boolean;
}

const REFUSED = [
  ...['limit=0', 'limit=-1', 'limit=1001', 'limit=abc', 'limit=1.5', 'limit=1e3', 'limit='],
  ...['limit=1&limit=2', 'limit[]=1', 'limit[$gt]=1', 'offset=-1', 'offset=x', 'offset=10000001'],
  ...['unknown=1', '__proto__=1', '__proto__[a]=1', 'constructor=1', 'toString=1'],
];

const LITERAL = [
  `' OR 1=1 --`,
  '%',
  '_',
  '\\',
  '$1',
  '*',
  '.*',
  '😀',
  'ﬀ',
  '); DROP TABLE stores; --',
];

/** The contract's rules for lists, checked on one of them over HTTP. */
export function itKeepsTheRulesOfLists(app: () => TestApp, list: ListCase): void {
  it('answers a bare array, its parts and its whole count', async () => {
    const empty = await app().http.get(list.path).expect(200);
    expect(empty.body).toEqual([]);
    expect(empty.headers['x-total-count']).toBe('0');
    await list.fill();
    const all = await app().http.get(list.path).expect(200);
    expect(all.body).toHaveLength(3);
    expect(all.headers['x-total-count']).toBe('3');
    for (const [query, part] of [
      ['limit=2', all.body.slice(0, 2)],
      ['limit=2&offset=1', all.body.slice(1)],
      ['limit=2&offset=2', all.body.slice(2)],
      ['offset=1', all.body.slice(1)],
      ['limit=1000&offset=10000000', []],
    ] as const) {
      const answer = await app().http.get(`${list.path}?${query}`).expect(200);
      expect(answer.body).toEqual(part);
      expect(answer.headers['x-total-count']).toBe('3');
    }
  });

  it.each(REFUSED)('refuses ?%s', async (query) => {
    const answer = await app().http.get(`${list.path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/problem\+json/);
  });

  if (list.scoped) {
    it('opens the admin scope to the owner only', async () => {
      await app().http.get(`${list.path}?scope=admin`).expect(401);
      await app().owner.get(`${list.path}?scope=admin`).expect(200);
      for (const odd of ['scope=owner', 'scope=', 'scope=admin&scope=admin', 'scope[]=admin']) {
        expect((await app().http.get(`${list.path}?${odd}`)).status).toBeGreaterThanOrEqual(400);
        await app().owner.get(`${list.path}?${odd}`).expect(400);
      }
    });
  }

  if (!list.texts) return;
  it.each(list.texts)('takes any text for %s literally, or refuses it', async (word) => {
    await list.fill();
    const ask = (value: string) => app().http.get(`${list.path}?${word}=${value}`);
    for (const text of LITERAL) {
      const answer = await ask(encodeURIComponent(text));
      expect({ text, status: answer.status, body: answer.body }).toEqual({
        text,
        status: 200,
        body: [],
      });
    }
    await ask('').expect(200);
    await ask('%ff').expect(200);
    for (const odd of ['%00', 'a%00b', '%E2%80%AE', 'x'.repeat(141), `a&${word}=b`]) {
      await ask(odd).expect(400);
    }
    await app().http.get(`${list.path}?${word}[$ne]=`).expect(400);
    await app().http.get(`${list.path}?${word}[]=a`).expect(400);
  });
}
