import { placeholderReviewCount, placeholderViewCount } from './placeholder-count.ts';

const ids = Array.from({ length: 3_000 }, (_, index) => index + 1);

test('review counts fill their range and never leave it', () => {
  const counts = ids.map((id) => placeholderReviewCount(id, '2027-03-10'));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...counts)).toBeLessThanOrEqual(599);
  expect(new Set(counts).size).toBeGreaterThan(400);
});

test('view counts fill their range and never leave it', () => {
  const counts = ids.map((id) => placeholderViewCount('product', id, '2027-03-10'));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5_000);
  expect(Math.max(...counts)).toBeLessThanOrEqual(7_999);
  expect(new Set(counts).size).toBeGreaterThan(1_500);
});

test('the same item has the same figure all day, and another one tomorrow', () => {
  expect(placeholderReviewCount(7, '2027-03-10')).toBe(placeholderReviewCount(7, '2027-03-10'));
  expect(placeholderViewCount('blog', 7, '2027-03-10')).not.toBe(
    placeholderViewCount('blog', 7, '2027-03-11'),
  );
});
