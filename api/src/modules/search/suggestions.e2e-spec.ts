import type { Suggestion } from '@deal-harbor/contracts';
import { addCoupon, addStore, dayFromToday } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('GET /api/search/suggestions', () => {
  const path = '/api/search/suggestions';
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    await app.reset();
    const { dataSource } = app;
    const shoes = await addStore(dataSource, {
      name: 'Trailshoes & Co',
      slug: 'trailshoes-co',
      category: 'Fashion',
      clicks: 5,
    });
    const sound = await addStore(dataSource, { name: 'Soundgate', slug: 'soundgate', clicks: 9 });
    await addStore(dataSource, { name: 'H&M Corner', slug: 'h-m-corner' });
    await addCoupon(dataSource, shoes, { title: '20% off running shoes', clicks: 3 });
    await addCoupon(dataSource, sound, { title: '10% off headphones', clicks: 7 });
    await addCoupon(dataSource, sound, {
      title: 'Old headphones deal',
      expiryDate: dayFromToday(-1),
    });
    for (let more = 0; more < 7; more++) {
      await addStore(dataSource, { name: `Zebra ${more}`, slug: `zebra-${more}`, clicks: more });
      await addCoupon(dataSource, shoes, { title: `Zebra print ${more}`, clicks: 10 - more });
    }
  });
  afterAll(() => app.close());

  const suggest = async (q: string): Promise<Suggestion[]> => {
    const answer = await app.http.get(path).query({ q }).expect(200);
    expect(answer.headers['x-total-count']).toBe(String(answer.body.length));
    return answer.body;
  };
  const titles = async (q: string) => (await suggest(q)).map(({ title }) => title);

  it('names stores first, then coupons, with the page of each', async () => {
    expect(await suggest('shoes')).toEqual([
      {
        kind: 'store',
        id: expect.any(Number),
        title: 'Trailshoes & Co',
        detail: 'Fashion',
        href: '/store/trailshoes-co',
      },
      {
        kind: 'coupon',
        id: expect.any(Number),
        title: '20% off running shoes',
        detail: 'Trailshoes & Co',
        href: expect.stringMatching(/^\/store\/trailshoes-co#coupon-\d+$/),
      },
      ...Array(4).fill(expect.objectContaining({ kind: 'coupon' })),
    ]);
  });

  it.each([
    ['so', ['Soundgate', '10% off headphones']],
    ['SOUND', ['Soundgate', '10% off headphones']],
    ['headfones', ['10% off headphones']],
    ['hedphones', ['10% off headphones']],
    ['soundgaet', ['Soundgate', '10% off headphones']],
    ['runing sheos', ['20% off running shoes']],
    ['h&m', ['H&M Corner']],
    ['20% off', ['20% off running shoes']],
    ['qqqqqq', []],
    ['%', []],
    ['&&&', []],
    [`'; DROP TABLE stores; --`, []],
  ])('of %j', async (q, expected) => expect(await titles(q)).toEqual(expected));

  it('takes a single letter for a beginning', async () => {
    const found = await suggest('s');
    expect(found[0]).toMatchObject({ kind: 'store', title: 'Soundgate' });
  });

  it('gives at most five of each, the most followed first', async () => {
    expect(await titles('zebra')).toEqual([
      ...[6, 5, 4, 3, 2].map((number) => `Zebra ${number}`),
      ...[0, 1, 2, 3, 4].map((number) => `Zebra print ${number}`),
    ]);
  });

  it('leaves out what has ended', async () => {
    expect(await titles('old headphones')).not.toContain('Old headphones deal');
  });

  it.each([
    '',
    '?q=',
    '?q=%20',
    `?q=${'x'.repeat(101)}`,
    '?q=a&q=b',
    '?q[]=a',
    '?q=%00',
    '?q=a&x=1',
  ])('refuses %j', async (query) => {
    await app.http.get(path + query).expect(400);
  });

  it('takes a hundred characters', async () => {
    expect(await titles('x'.repeat(100))).toEqual([]);
    expect(await titles('ab '.repeat(33).trim())).toEqual([]);
  });
});
