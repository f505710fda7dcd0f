import { standing } from './standing.ts';
import { isIncomplete, requestOf } from './store-generation.ts';

const LINK = 'https://shop.example/?ref=1';

it.each([
  [{}, true],
  [{ storeName: ' ', affiliateLink: LINK }, true],
  [{ storeName: 'Acme', affiliateLink: ' ' }, true],
  [{ storeName: 'Acme', affiliateLink: LINK }, false],
  // Wrong, but there: that is said beside the field.
  [{ storeName: 'Acme', affiliateLink: 'shop' }, false],
])('%j lacks something: %s', (values, incomplete) => {
  expect(isIncomplete(values)).toBe(incomplete);
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
