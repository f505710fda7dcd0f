import { addCoupon, addStore, dayFromToday } from '../../../test/factories.js';
import {
  itIsTheOwnersPart,
  itKeepsTheRulesOfOwnersLists,
} from '../../../test/owners-list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CouponEntity } from './coupon.entity.js';

describe('coupons for the owner', () => {
  let app: TestApp;
  let storeId: number;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.reset();
    storeId = await addStore(app.dataSource, { name: 'Blue Shop', slug: 'blue-shop' });
  });
  afterAll(() => app.close());

  const path = '/api/coupons';
  const add = (given: Partial<CouponEntity> = {}, store = storeId) =>
    addCoupon(app.dataSource, store, given);
  const list = async (query: string) =>
    (await app.owner.get(`${path}?scope=admin${query}`).expect(200)).body;
  const titles = async (query: string): Promise<string[]> =>
    (await list(query)).map((coupon: { title: string }) => coupon.title);

  itKeepsTheRulesOfOwnersLists(() => app, {
    path,
    list: 'coupons',
    fillSeven: async () => {
      const same = { title: 'Same', expiryDate: dayFromToday(2), createdAt: new Date(), clicks: 3 };
      for (let i = 0; i < 7; i++) await add(same);
    },
    filters: { storeId: '1', expiry: 'soon', verified: 'true', featured: 'false' },
    refused: [
      ...['storeId=0', 'storeId=-1', 'storeId=x', 'storeId=1.5', 'storeId=', 'storeId=2147483648'],
      ...['expiry=', 'expiry=later', 'expiry=SOON', 'expiry=toString', 'expiry=soon&expiry=none'],
      ...['verified=', 'verified=1', 'verified=TRUE', 'featured=yes', 'featured[]=true'],
    ],
  });

  describe('order', () => {
    beforeEach(async () => {
      const apple = await addStore(app.dataSource, { name: 'apple Shop' });
      await add({ title: 'b', clicks: 1, expiryDate: dayFromToday(3), createdAt: new Date(2_000) });
      await add({ title: 'A', createdAt: new Date(1_000) }, apple);
      await add({
        title: 'c',
        clicks: 5,
        expiryDate: dayFromToday(-3),
        createdAt: new Date(4_000),
      });
      await add({ title: 'D', clicks: 2, createdAt: new Date(3_000) }, apple);
    });

    it.each([
      ['title', 'A b c D'],
      ['-title', 'D c b A'],
      ['store', 'A D b c'],
      ['-store', 'c b D A'],
      ['expiry', 'c b A D'],
      ['-expiry', 'b c D A'],
      ['clicks', 'A b D c'],
      ['-clicks', 'c D b A'],
      ['created', 'A b D c'],
      ['-created', 'c D b A'],
    ])('%s', async (order, expected) => {
      expect(await titles(`&order=${order}`)).toEqual(expected.split(' '));
    });

    it('stands above sort, which stays for whoever asks for it', async () => {
      expect(await titles('&sort=popularity')).toEqual(['c', 'D', 'b', 'A']);
      expect(await titles('&sort=expiry')).toEqual(['c', 'b', 'D', 'A']);
      expect(await titles('&sort=expiry&order=title')).toEqual(['A', 'b', 'c', 'D']);
      expect(await titles('&store=blue-shop&order=-title')).toEqual(['c', 'b']);
    });
  });

  describe('filters', () => {
    let other: number;
    beforeEach(async () => {
      other = await addStore(app.dataSource, { name: 'Other', category: 'Fashion' });
      await add({ title: 'a yesterday', expiryDate: dayFromToday(-1), verified: true });
      await add({ title: 'b today', expiryDate: dayFromToday(0), featured: true });
      await add({ title: 'c week', expiryDate: dayFromToday(7) }, other);
      await add({ title: 'd later', expiryDate: dayFromToday(8), verified: true, featured: true });
      await add({ title: 'e endless 5%_' }, other);
    });

    it.each([
      ['expiry=active', 'bcde'],
      ['expiry=soon', 'bc'],
      ['expiry=expired', 'a'],
      ['expiry=none', 'e'],
      ['verified=true', 'ad'],
      ['verified=false', 'bce'],
      ['featured=true', 'bd'],
      ['featured=false', 'ace'],
      ['storeId=1', 'abd'],
      ['storeId=2', 'ce'],
      ['storeId=999', ''],
      ['storeId=1&store=blue-shop&verified=true', 'ad'],
      ['storeId=2&store=blue-shop', ''],
      ['storeId=1&expiry=active&verified=true&featured=true', 'd'],
      ['category=fashion&expiry=soon', 'c'],
      ['category=all&search=OTHER', 'ce'],
      ['search=%25', 'e'],
      ['search=_', 'e'],
      ['search=%5C', ''],
      ['search=yesterday', 'a'],
    ])('%s', async (query, expected) => {
      const answer = await app.owner.get(`${path}?scope=admin&order=title&limit=1&${query}`);
      expect(answer.headers['x-total-count']).toBe(String(expected.length));
      const found = await titles(`&order=title&${query}`);
      expect(found.map((title) => title[0]).join('')).toBe(expected);
    });
  });

  it('show their clicks to the owner only', async () => {
    await add({ clicks: 7, featured: true });
    expect(await list('')).toEqual([expect.objectContaining({ clicks: 7 })]);
    for (const open of ['', '/latest', '/featured', '?store=blue-shop']) {
      const [coupon] = (await app.owner.get(`${path}${open}`).expect(200)).body;
      expect(coupon).not.toHaveProperty('clicks');
    }
    const { body } = await app.http.get('/api/stores/blue-shop').expect(200);
    expect(body.coupons[0]).not.toHaveProperty('clicks');
  });

  describe('record', () => {
    itIsTheOwnersPart(() => app, path, 'record', add);

    it('is the entry of the owner’s list, an expired one too', async () => {
      const id = await add({ clicks: 4, expiryDate: dayFromToday(-9) });
      const { body } = await app.owner.get(`${path}/${id}/record`).expect(200);
      expect(body).toMatchObject({ id, clicks: 4, storeId, store: { slug: 'blue-shop' } });
      expect([body]).toEqual(await list(''));
    });
  });
});
