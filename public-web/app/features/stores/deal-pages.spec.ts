import { embeddedPage, isBeyondEmbedded } from './deal-pages.ts';

const hundred = Array.from({ length: 100 }, (_, i) => i);

test('a page is cut out of what came with the store', () => {
  expect(embeddedPage(hundred, 1)).toHaveLength(24);
  expect(embeddedPage(hundred, 4)[0]).toBe(72);
  expect(embeddedPage([1, 2], 2)).toEqual([]);
});

test('the page that would need the 101st deal is asked for by itself', () => {
  expect(isBeyondEmbedded(4)).toBe(false);
  expect(isBeyondEmbedded(5)).toBe(true);
});
