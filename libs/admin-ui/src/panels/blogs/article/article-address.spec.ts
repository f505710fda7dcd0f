import { isArticlePicture, typedAddress } from './article-address.ts';

const SITE = 'https://deals.example';

describe('an address that is typed for a link', () => {
  it.each([
    ['https://shop.example/a?b#c', 'https://shop.example/a?b#c'],
    [' shop.example/a ', 'https://shop.example/a'],
    ['shop.example', 'https://shop.example'],
    ['/store/acme', '/store/acme'],
    ['#prices', '#prices'],
    ['mailto:me@shop.example', 'mailto:me@shop.example'],
  ])('%s leads to %s', (typed, address) => {
    expect(typedAddress(typed, SITE)).toBe(address);
  });

  it.each([
    '',
    'acme',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example',
    'https://',
    'https://me:secret@shop.example',
    'https://a b.example',
  ])('%j leads nowhere', (typed) => {
    expect(typedAddress(typed, SITE)).toBeNull();
  });
});

describe('a picture in an article', () => {
  it('comes from the site or from the web', () => {
    expect(isArticlePicture(`/media/${'a'.repeat(64)}.webp`, SITE)).toBe(true);
    expect(isArticlePicture('https://shop.example/a.png', SITE)).toBe(true);
  });

  it.each(['', '/api/admin', 'data:image/png;base64,AA', 'javascript:alert(1)'])(
    'does not come from %j',
    (address) => {
      expect(isArticlePicture(address, SITE)).toBe(false);
    },
  );
});
