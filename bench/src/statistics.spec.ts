import { median, medianOf, quantile } from './statistics.ts';

describe('quantile', () => {
  it.each([
    [[3], 0.5, 3],
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[0, 10], 0.99, 9.9],
    [[1, 2, 3], 1, 3],
  ])('of %j at %d is %d', (values, part, expected) => {
    expect(quantile(values, part)).toBeCloseTo(expected);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('knows none of nothing', () => {
    expect(median([])).toBeNaN();
  });
});

test('medianOf takes each column by itself', () => {
  const rows = [
    { rate: 10, late: 3 },
    { rate: 30, late: 1 },
    { rate: 20, late: 2 },
  ];
  expect(medianOf(rows)).toEqual({ rate: 20, late: 2 });
});
