import { addressesBelow } from './react-router.tsx';

const at = (pathname: string) => ({ pathname, search: '?a=1', hash: '#b' });

test.each([
  ['/admin', '', '/admin'],
  ['/admin', 'offers?page=2', '/admin/offers?page=2'],
  ['/admin', '?offers.page=2', '/admin?offers.page=2'],
  ['/admin', '#offers', '/admin#offers'],
  ['/', '', '/'],
  ['/', 'offers', '/offers'],
  ['/', '?page=2', '/?page=2'],
])('below %s the place %p has the address %s', (root, to, address) => {
  expect(addressesBelow(root).address(to)).toBe(address);
});

test.each([
  ['/admin', '/admin', ''],
  ['/admin', '/admin/', ''],
  ['/admin', '/admin/offers', 'offers'],
  ['/', '/', ''],
  ['/', '/offers', 'offers'],
])('below %s the address %s is the place %p', (root, pathname, path) => {
  expect(addressesBelow(root).placeOf(at(pathname))).toEqual({ path, search: '?a=1', hash: '#b' });
});

test.each(['/', '/administration', '/stores'])('%s is outside of /admin', (pathname) => {
  expect(addressesBelow('/admin').placeOf(at(pathname))).toBeNull();
});
