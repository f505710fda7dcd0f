import { isSiteOrigin, siteOrigin } from './site-address.ts';

describe('siteOrigin', () => {
  it.each([
    ['https://deals.example', 'https://deals.example'],
    ['https://deals.example/admin?x=1#y', 'https://deals.example'],
    ['HTTPS://Deals.Example:443/', 'https://deals.example'],
    ['https://deals.example:8443', 'https://deals.example:8443'],
    ['  deals.example  ', 'https://deals.example'],
    ['deals.example:8443/admin', 'https://deals.example:8443'],
    ['localhost', 'http://localhost'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://localhost', 'https://localhost'],
    ['bücher.example', 'https://xn--bcher-kva.example'],
  ])('reads %j as %s', (typed, origin) => {
    expect(siteOrigin(typed)).toEqual({ origin });
  });

  it.each([
    'http://deals.example',
    'http://localhost.deals.example',
    'http://127.0.0.2',
    'http://127.0.0.1.deals.example',
    'http://[::2]',
  ])('wants https for %j', (typed) => {
    expect(siteOrigin(typed)).toEqual({ fault: 'not-https' });
  });

  it.each([
    '',
    '   ',
    'two words',
    'https://',
    'https://owner:secret@deals.example',
    'http://localhost@deals.example',
    'localhost@deals.example',
    'file:///etc/passwd',
    'ftp://deals.example',
    'javascript:alert(1)',
    'app://admin/',
    `https://${'a'.repeat(3_000)}.example`,
  ])('refuses %j', (typed) => {
    expect(siteOrigin(typed)).toEqual({ fault: 'malformed' });
  });
});

it('takes only whole origins for origins', () => {
  expect(isSiteOrigin('https://deals.example')).toBe(true);
  expect(isSiteOrigin('https://deals.example/')).toBe(false);
  expect(isSiteOrigin('http://deals.example')).toBe(false);
  expect(isSiteOrigin(7)).toBe(false);
});
