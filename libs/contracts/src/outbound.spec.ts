import { isWebAddress, storeWebsite } from './outbound.ts';

it.each([
  ['https://shop.example/a?b=c#d', true],
  ['http://shop.example', true],
  ['HTTPS://SHOP.EXAMPLE', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//shop.example', false],
  ['https:shop.example', false],
  ['https://user:password@shop.example', false],
  ['https://shop.example/a b', false],
  ['https:\\\\shop.example', false],
  ['shop.example', false],
  ['', false],
  ['java\nscript:alert(1)', false],
])('%j is a web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

test('a store without a website is sought under its name', () => {
  expect(storeWebsite({ slug: 'acme', website: null })).toBe('https://www.acme.com');
  expect(storeWebsite({ slug: 'acme', website: 'https://acme.example' })).toBe(
    'https://acme.example',
  );
});
