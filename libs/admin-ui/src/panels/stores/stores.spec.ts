import { consequencesOf, storeKind } from './stores.ts';

describe('what a store’s deletion takes along', () => {
  it.each([
    [{ offers: 12, coupons: 30, posts: 0 }, 'Also deletes 12 offers and 30 coupons.'],
    [
      { offers: 0, coupons: 1, posts: 2 },
      'Also deletes 1 coupon. 2 posts about it will stay, without the store.',
    ],
    [{ offers: 0, coupons: 0, posts: 0 }, ''],
  ])('%j', (dependents, sentence) => {
    expect(consequencesOf(dependents)).toBe(sentence);
  });
});

it('sends absent values as null and an empty deal count as 0', () => {
  const body = storeKind.toBody({
    ...storeKind.blank,
    name: ' Acme ',
    slug: 'acme',
    dealCount: null,
  });
  expect(body).toEqual({
    name: 'Acme',
    slug: 'acme',
    logo: null,
    description: '',
    website: null,
    category: null,
    dealCount: 0,
  });
});
