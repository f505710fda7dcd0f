import { OWNERS_ORDERS } from '@deal-harbor/contracts';
import type { OwnersList } from '../src/common/http/owners-order.js';
import type { TestApp } from './test-app.js';

/** What the rules that hold for every list of the owner's need to know of one. */
export interface OwnersListCase {
  path: string;
  list: OwnersList;
  /** Fills the list with seven entries, as many as can be equal in a column being so. */
  fillSeven: () => Promise<unknown>;
  /** Fields of the query that only the owner may send, with a value that is taken. */
  filters?: Record<string, string>;
  /** Queries of the owner's that are refused, beside those of the order. */
  refused?: string[];
}

const ODD_ORDERS = ['', '-', 'id', '--created', 'NAME', 'toString', '__proto__', 'name,slug'];
const ODD_IDS = ['0', '-1', '1.5', 'abc', '2147483647', '2147483648', "1'--"];

/** The rules of orders and filters for the owner, checked on one list over HTTP. */
export function itKeepsTheRulesOfOwnersLists(app: () => TestApp, owners: OwnersListCase): void {
  const { path, filters = {}, refused = [] } = owners;
  const ids = async (query: string) => {
    const answer = await app().owner.get(`${path}?scope=admin&${query}`).expect(200);
    expect(answer.headers['x-total-count']).toBe('7');
    return answer.body.map((row: { id: number }) => row.id) as number[];
  };
  const words = OWNERS_ORDERS[owners.list].filter((word) => !word.startsWith('-'));

  it.each(words)('stands in the order of %s both ways, page by page', async (word) => {
    await owners.fillSeven();
    const forwards = await ids(`order=${word}`);
    expect(new Set(forwards).size).toBe(7);
    expect(await ids(`order=-${word}`)).toEqual([...forwards].reverse());
    for (const order of [word, `-${word}`]) {
      const pages: number[] = [];
      for (let offset = 0; offset < 7; offset += 2) {
        pages.push(...(await ids(`order=${order}&limit=2&offset=${offset}`)));
      }
      expect(pages).toEqual(await ids(`order=${order}`));
    }
  });

  it('has its first order where none is asked for', async () => {
    await owners.fillSeven();
    expect(await ids('')).toEqual(await ids(`order=${OWNERS_ORDERS[owners.list][0]}`));
  });

  it.each(ODD_ORDERS)('refuses the order %j', async (order) => {
    const query = { scope: 'admin', order };
    const { status, body } = await app().owner.get(path).query(query);
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'order']);
  });

  it.each([...refused, `order=${words[0]}&order=${words[0]}`, `order[]=${words[0]}`])(
    'refuses ?%s',
    async (query) => {
      await app().owner.get(`${path}?scope=admin&${query}`).expect(400);
    },
  );

  it.each(Object.entries({ order: words[0] as string, ...filters }))(
    'knows %s with scope=admin and a session only',
    async (field, value) => {
      await app().owner.get(`${path}?scope=admin&${field}=${value}`).expect(200);
      await app().http.get(`${path}?scope=admin&${field}=${value}`).expect(401);
      for (const caller of [app().http, app().owner]) {
        const { body } = await caller.get(`${path}?${field}=${value}`).expect(400);
        expect(body.errors).toEqual([{ field, message: `${field} needs scope=admin.` }]);
      }
    },
  );
}

/** What a call below an entry (`/api/stores/1/record`) answers to visitors and to ids that do not exist. */
export function itIsTheOwnersPart(
  app: () => TestApp,
  path: string,
  part: string,
  add: () => Promise<number>,
): void {
  it(`needs the session and an entry for /${part}`, async () => {
    const id = await add();
    await app().owner.get(`${path}/${id}/${part}`).expect(200);
    await app().http.get(`${path}/${id}/${part}`).expect(401);
    for (const odd of ODD_IDS) {
      await app().owner.get(`${path}/${odd}/${part}`).expect(404);
      await app().http.get(`${path}/${odd}/${part}`).expect(401);
    }
  });
}
