import { isWordOfThePlace } from './words-of-the-place.js';

const NAMES = ['Möwe & Co', 'deals.example', '', '2026'];

describe('isWordOfThePlace', () => {
  it.each(['MÖWE-und', 'Deals.Example.Shop', '12 345 678', '2026-2026'])('lets %j pass', (text) => {
    expect(isWordOfThePlace(text, NAMES)).toBe(false);
  });

  it.each(['möwe&co1', 'Möwe-Co-2026!', 'deals.example', '1DealsExample'])('finds %j', (text) => {
    expect(isWordOfThePlace(text, NAMES)).toBe(true);
  });
});
