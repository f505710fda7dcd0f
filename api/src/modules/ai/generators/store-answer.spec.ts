import { storeFrom } from './store-answer.js';

const GIVEN = {
  storeName: 'Shop',
  affiliateLink: 'https://shop.example/?id=1',
  publish: false,
  categories: new Map([['Fashion', 4]]),
  today: '2027-03-10',
};
const OFFER = {
  title: '10% off',
  description: 'All.',
  code: 'A10',
  discountType: 'percentage',
  discountValue: '10%',
  expiryDate: null,
};
const from = (offer: object, answer: object = {}) => {
  const offers = Array.from({ length: 10 }, () => ({ ...OFFER, ...offer }));
  return storeFrom({ description: 'A shop.', category: 'Fashion', offers, ...answer }, GIVEN);
};

describe('storeFrom', () => {
  it.each([
    ['2027-03-09', null],
    ['2027-03-10', '2027-03-10'],
    ['2029-03-09', '2029-03-09'],
    ['2029-03-10', null],
    ['2027-3-11', null],
    ['2027-13-01', null],
    ['2027-03-11T00:00:00Z', null],
    [20270311, null],
  ])('of the last day %j keeps %j', (expiryDate, kept) => {
    expect(from({ expiryDate }).offers[0]?.expiryDate).toBe(kept);
  });

  it.each([
    '',
    ' ',
    'none',
    'N/A',
    'na',
    'null',
    'No code needed',
    'not required',
    '-',
    '—',
    null,
    5,
  ])('takes the code %j for none', (code) => {
    expect(from({ code }).offers[0]?.code).toBeNull();
  });

  it.each(['NONESUCH', 'NA10', '2FOR1', 'A-B'])('takes the code %j for one', (code) => {
    expect(from({ code }).offers[0]?.code).toBe(code);
  });

  it('gives the offers the category of the store', () => {
    expect(from({}).store.category).toBe('Fashion');
    expect(from({}).offers[0]?.categoryId).toBe(4);
    const other = from({}, { category: 'fashion ' });
    expect([other.store.category, other.offers[0]?.categoryId]).toEqual([null, null]);
  });

  it.each([null, 'text', [], 5, { offers: null }, { description: 'A', offers: [OFFER] }])(
    'makes nothing of %j',
    (answer) => {
      expect(() => storeFrom(answer, GIVEN)).toThrow(/of no use/);
    },
  );
});
