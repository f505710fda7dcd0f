import { homePath, listTitle, readHomeState } from './home-state.ts';

const read = (query: string) => readHomeState(new URLSearchParams(query));

test('an empty address is the plain home page', () => {
  expect(read('')).toEqual({ search: '', category: 'all', sort: 'latest', page: 1, view: 'grid' });
});

test('unknown words fall back instead of failing', () => {
  const state = read('sort=;drop&page=-3&view=cube&category=&search=%20%20');
  expect(state).toEqual(read(''));
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=99999999999999999999').page).toBe(1);
  expect(read('page=x').page).toBe(1);
});

test('addresses carry what was chosen and nothing else', () => {
  expect(homePath(read('category=all&sort=latest&page=1&view=grid&search='))).toBe('/');
  expect(homePath(read('page=2&view=list&sort=expiry&category=Fashion&search=a b'))).toBe(
    '/?search=a+b&category=fashion&sort=expiry&view=list&page=2',
  );
});

test('the list is named after what it shows', () => {
  expect(listTitle(read('sort=expiry'), '')).toBe('Latest Coupons..!');
  expect(listTitle(read('category=fashion'), 'Fashion')).toBe('Fashion Coupons');
  expect(listTitle(read('search=tea&category=fashion'), 'Fashion')).toBe(
    'Search Results for "tea"',
  );
});
