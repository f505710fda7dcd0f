import { shownPages } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, -10, 10]],
  [5, 10, [1, -4, 4, 5, 6, -10, 10]],
  [3, 4, [1, 2, 3, 4]],
  [99, 10, [1, -10, 10]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
