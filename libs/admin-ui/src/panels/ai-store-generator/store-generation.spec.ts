import { standing } from './standing.ts';
import { BLANK, requestOf } from './store-generation.ts';

const LINK = 'https://shop.example/?ref=1';

it.each([
  [{}, false],
  [{ storeName: ' ', affiliateLink: LINK }, false],
  [{ storeName: 'Acme', affiliateLink: ' ' }, false],
  [{ storeName: 'Acme', affiliateLink: LINK }, true],
  // Wrong, but there: that is said beside the field.
  [{ storeName: 'Acme', affiliateLink: 'shop' }, true],
])('%j can be sent: %s', (values, complete) => {
  expect(requestOf({ ...BLANK, ...values }) !== null).toBe(complete);
});

it('sends what was typed without the blanks around it', () => {
  expect(requestOf({ storeName: ' Acme ', affiliateLink: ` ${LINK} `, publish: true })).toEqual({
    storeName: 'Acme',
    affiliateLink: LINK,
    publish: true,
  });
});

it.each([
  [[], 'There are no offers any more.'],
  [[true, true], 'Shoppers see all 2 offers.'],
  [[true, false], 'Check before you publish: 1 of 2 offers are still inactive.'],
  [[false, false], 'Check before you publish: 2 of 2 offers are still inactive.'],
])('says how offers of %j stand', (flags, text) => {
  expect(standing(flags.map((active) => ({ active })))).toBe(text);
});
