import { isOwnPage } from './own-pages.js';

const own = (address: string, slug: string | null = 'blue') =>
  isOwnPage(new URL(address, 'https://deals.example'), 'https://deals.example', slug);

test('own pages are the lists and the store’s page', () => {
  for (const path of ['/', '/stores', '/blogs?x=1', '/store/blue']) expect(own(path)).toBe(true);
  for (const address of [
    '/admin',
    '/store/red',
    '/store/',
    '/go/store/1',
    '//evil.example/stores',
  ]) {
    expect(own(address)).toBe(false);
  }
  expect(own('/store/blue', null)).toBe(false);
  expect(own('http://deals.example/stores')).toBe(false);
});
