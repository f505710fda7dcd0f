import { hostToOpen } from './external-link.ts';

it.each([
  ['https://shop.example/?ref=harbor', 'shop.example'],
  ['https://shop.example:8443/', 'shop.example:8443'],
  ['http://localhost:3000/store/a', 'localhost:3000'],
])('asks about the host of %s', (address, host) => {
  expect(hostToOpen(address, 'http://localhost:3000')).toBe(host);
});

it.each([
  'http://shop.example/',
  'http://localhost:3001/',
  'https://owner:secret@shop.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'smb://server/share',
  'ms-msdt:/id',
  'dealharbor://offers',
  'app://admin/',
  '/store/a',
  '',
])('does not open %j', (address) => {
  expect(hostToOpen(address, 'http://localhost:3000')).toBeNull();
});

it('takes an opaque origin for nobody’s', () => {
  expect(hostToOpen('data:text/html,x', 'null')).toBeNull();
});
