import { isAtLeast } from './node24.mjs';

describe('isAtLeast', () => {
  it.each([
    ['24.9.0', true],
    ['24.21.0', true],
    ['25.0.0', true],
    ['24.8.9', false],
    ['20.20.2', false],
    ['9.24.0', false],
  ])('%s', (version, expected) => {
    expect(isAtLeast(version, [24, 9])).toBe(expected);
  });
});
