import { type Bar, type Figure, meets, ratioOf } from './figure.ts';

const figure = (value: number, bar?: Bar, floor?: number): Figure => ({
  group: 'Kept',
  name: 'home',
  value,
  unit: 'requests/s',
  ...(floor !== undefined && { floor: { name: 'bare server', value: floor } }),
  ...(bar && { bar }),
});

test('a ratio is the figure in floors', () => {
  expect(ratioOf(figure(30, undefined, 40))).toBe(0.75);
  expect(ratioOf(figure(30))).toBeNull();
});

describe('meets', () => {
  it.each<[Bar, number, number | undefined, boolean]>([
    [{ of: 'ratio', kind: 'at least', limit: 0.7 }, 70, 100, true],
    [{ of: 'ratio', kind: 'at least', limit: 0.7 }, 69, 100, false],
    [{ of: 'value', kind: 'at most', limit: 4 }, 4, undefined, true],
    [{ of: 'value', kind: 'at most', limit: 4 }, 4.1, undefined, false],
    [{ of: 'value', kind: 'below', limit: 1 }, 1, undefined, false],
    [{ of: 'value', kind: 'below', limit: 1 }, 0.9, undefined, true],
    [{ of: 'ratio', kind: 'at most', limit: 1 }, 1, undefined, false],
    [{ of: 'value', kind: 'at most', limit: 1 }, Number.NaN, undefined, false],
  ])('%j: %d of %s is %s', (bar, value, floor, expected) => {
    expect(meets(figure(value, bar, floor))).toBe(expected);
  });

  it('asks nothing of a figure without a bar', () => {
    expect(meets(figure(1))).toBeNull();
  });
});
