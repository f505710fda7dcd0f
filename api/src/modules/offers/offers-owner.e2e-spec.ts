import { addOffer, addStore, dayFromToday } from '../../../test/factories.js';
import {
  itIsTheOwnersPart,
  itKeepsTheRulesOfOwnersLists,
} from '../../../test/owners-list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { OfferEntity } from './offer.entity.js';

describe('offers for the owner', () => {
  let app: TestApp;
  let storeId: number;
  let places: Map<number, number>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.reset();
    places = new Map();
    storeId = await addStore(app.dataSource, { name: 'Blue Shop', slug: 'blue-shop' });
  });
  afterAll(() => app.close());

  const path = '/api/offers';
  const add = (given: Partial<OfferEntity> = {}, store = storeId) => {
    const sortOrder = places.get(store) ?? 0;
    places.set(store, sortOrder + 1);
    return addOffer(app.dataSource, store, { sortOrder, ...given });
  };
  const list = async (query: string) =>
    (await app.owner.get(`${path}?scope=admin${query}`).expect(200)).body;
  const titles = async (query: string): Promise<string[]> =>
    (await list(query)).map((offer: { title: string }) => offer.title);

  itKeepsTheRulesOfOwnersLists(() => app, {
    path,
    list: 'offers',
    fillSeven: async () => {
      const same = { title: 'Same', expiryDate: dayFromToday(2), createdAt: new Date(), clicks: 3 };
      for (let i = 0; i < 7; i++) await add(same);
    },
    filters: { search: 'x', active: 'false', expiry: 'soon' },
    refused: [
      ...['storeId=0', 'storeId=x', 'active=', 'active=1', 'active=TRUE', 'active[]=true'],
      ...['expiry=', 'expiry=later', 'expiry=SOON', 'expiry=toString', 'expiry=soon&expiry=none'],
      ...[`search=${'x'.repeat(101)}`, 'search=%00', 'search=a&search=b', 'search[$ne]='],
    ],
  });

  describe('order', () => {
    beforeEach(async () => {
      const apple = await addStore(app.dataSource, { name: 'apple Shop' });
      const at = (seconds: number) => ({ createdAt: new Date(seconds * 1_000) });
      await add({ ...at(2), title: 'b', sortOrder: 1, clicks: 1, expiryDate: dayFromToday(3) });
      await add({ ...at(1), title: 'A', sortOrder: 1, active: false }, apple);
      await add({ ...at(4), title: 'c', sortOrder: 0, clicks: 5, expiryDate: dayFromToday(-3) });
      await add({ ...at(3), title: 'D', sortOrder: 0, clicks: 2 }, apple);
    });

    it.each([
      ['place', 'c b D A'],
      ['-place', 'A D b c'],
      ['title', 'A b c D'],
      ['-title', 'D c b A'],
      ['store', 'D A c b'],
      ['-store', 'b c A D'],
      ['expiry', 'c b A D'],
      ['-expiry', 'b c D A'],
      ['clicks', 'A b D c'],
      ['-clicks', 'c D b A'],
      ['created', 'A b D c'],
      ['-created', 'c D b A'],
    ])('%s', async (order, expected) => {
      expect(await titles(`&order=${order}`)).toEqual(expected.split(' '));
    });

    it('holds within one store too, by its id and its slug', async () => {
      for (const one of ['storeId=1', 'store=blue-shop']) {
        expect(await titles(`&${one}`)).toEqual(['c', 'b']);
        expect(await titles(`&${one}&order=-place`)).toEqual(['b', 'c']);
        expect(await titles(`&${one}&order=title`)).toEqual(['b', 'c']);
      }
    });
  });

  describe('filters', () => {
    beforeEach(async () => {
      const other = await addStore(app.dataSource, { name: 'Other', slug: 'other' });
      await add({ title: 'a yesterday', expiryDate: dayFromToday(-1), active: false });
      await add({ title: 'b today', expiryDate: dayFromToday(0), code: 'SAVE_5' });
      await add({ title: 'c week', expiryDate: dayFromToday(7), description: 'For 5%' }, other);
      await add({ title: 'd later', expiryDate: dayFromToday(8), active: false });
      await add({ title: 'e endless' }, other);
    });

    it.each([
      ['active=true', 'bce'],
      ['active=false', 'ad'],
      ['expiry=active', 'bcde'],
      ['expiry=soon', 'bc'],
      ['expiry=expired', 'a'],
      ['expiry=none', 'e'],
      ['storeId=1', 'abd'],
      ['storeId=2', 'ce'],
      ['storeId=999', ''],
      ['store=other&active=false', ''],
      ['storeId=1&active=false&expiry=active', 'd'],
      ['search=', 'abcde'],
      ['search=YESTER', 'a'],
      ['search=for 5', 'c'],
      ['search=save_', 'b'],
      ['search=other', 'ce'],
      ['search=%25', 'c'],
      ['search=_', 'b'],
      ['search=%5C', ''],
      ['search=other&expiry=none', 'e'],
    ])('%s', async (query, expected) => {
      const answer = await app.owner.get(`${path}?scope=admin&order=title&limit=1&${query}`);
      expect(answer.headers['x-total-count']).toBe(String(expected.length));
      const found = await titles(`&order=title&${query}`);
      expect(found.map((title) => title[0]).join('')).toBe(expected);
    });
  });

  it('show their clicks to the owner only', async () => {
    await add({ clicks: 7 });
    expect(await list('')).toEqual([expect.objectContaining({ clicks: 7 })]);
    for (const open of ['', '?store=blue-shop']) {
      const [offer] = (await app.owner.get(`${path}${open}`).expect(200)).body;
      expect(offer).not.toHaveProperty('clicks');
    }
    const { body } = await app.http.get('/api/stores/blue-shop').expect(200);
    expect(body.offers[0]).not.toHaveProperty('clicks');
  });

  describe('record', () => {
    itIsTheOwnersPart(() => app, path, 'record', add);

    it('is the entry of the owner’s list, an inactive one too', async () => {
      const id = await add({ clicks: 4, active: false });
      const { body } = await app.owner.get(`${path}/${id}/record`).expect(200);
      expect(body).toMatchObject({ id, clicks: 4, active: false, store: { slug: 'blue-shop' } });
      expect([body]).toEqual(await list(''));
    });
  });
});
