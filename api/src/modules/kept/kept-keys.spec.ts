import { keyOf } from './kept-keys.js';

/** Knows one parameter, as a route would. */
function pageAddress(target: string): string {
  const { pathname, searchParams } = new URL(target, 'http://site');
  const page = searchParams.get('page');
  return page ? `${pathname}?page=${page}` : pathname;
}

describe('keyOf', () => {
  it.each([
    ['/', '/'],
    ['/stores?utm_source=letter&page=2', '/stores?page=2'],
    ['/api/stores?limit=60', '/api/stores?limit=60'],
    ['/api/coupons/latest', '/api/coupons/latest'],
  ])('%s is kept as %s', (target, key) => {
    expect(keyOf(target, pageAddress)).toBe(key);
  });

  it.each([
    '/api/coupons?scope=admin',
    '/api/coupons?a=1&scope=',
    '/api/admin/session',
    '/api/docs',
    '/api/openapi.json',
    '/api/newsletter/subscribers.csv',
    '/api/stores/1/record',
    '/api/stores/1/dependents',
    '/API/stores',
    '/api',
    '/go/coupon/1',
    '/media/abc.webp',
    '/healthz',
    '/readyz',
    '/sitemap.xml',
    '/assets/root-abc.js',
    '/favicon.svg',
    '//evil.example/',
    'http://evil.example/',
    `/?search=${'a'.repeat(600)}`,
  ])('%s is never kept', (target) => {
    expect(keyOf(target, pageAddress)).toBeNull();
  });

  it('keeps no pages where there are none', () => {
    expect(keyOf('/', undefined)).toBeNull();
    expect(keyOf('/api/config', undefined)).toBe('/api/config');
  });
});
