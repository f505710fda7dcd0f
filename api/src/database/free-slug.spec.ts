import { LIMITS, SLUG_PATTERN } from '@deal-harbor/contracts';
import { firstFree, slugBase } from './free-slug.js';

describe('slugBase', () => {
  it.each([
    ['Save More, Spend Less!', 'save-more-spend-less'],
    ['  --  ', 'post'],
    ['節約のヒント', 'post'],
    ['😀 10% off', '10-off'],
  ])('makes of %j %j', (title, slug) => {
    expect(slugBase(title, 'post')).toBe(slug);
  });

  it('leaves room for a number and ends in no hyphen', () => {
    for (const title of ['a'.repeat(200), 'ab '.repeat(66), 'a '.repeat(100)]) {
      const slug = firstFree(slugBase(title, 'post'), new Set([slugBase(title, 'post')]));
      expect(slug.length).toBeLessThanOrEqual(LIMITS.slug);
      expect(slug).toMatch(SLUG_PATTERN);
    }
  });
});

describe('firstFree', () => {
  it('takes the first number from 2 on that is free', () => {
    expect(firstFree('a', new Set())).toBe('a');
    expect(firstFree('a', new Set(['a']))).toBe('a-2');
    expect(firstFree('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
    expect(firstFree('a', new Set(['a-2']))).toBe('a');
  });
});
