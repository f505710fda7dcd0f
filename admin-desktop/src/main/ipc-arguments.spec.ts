import { CHANNELS } from '../shared/ipc.ts';
import { ARGUMENTS } from './ipc-arguments.ts';

const file = { name: 'subscribers-2026-11-21.csv', type: 'text/csv', content: 'email\r\n' };

it.each([
  ['readSites', []],
  ['checkSite', ['deals.example']],
  ['chooseSite', ['0123456789abcdef']],
  ['chooseSite', [null]],
  ['choosePicture', [['image/png', 'image/webp']]],
  ['saveFile', [file]],
  ['openLink', ['https://shop.example']],
  ['answerUnsaved', [true]],
  ['announce', [{ title: 'Done' }]],
  ['announce', [{ title: 'Done', description: 'A store with 3 coupons' }]],
] as const)('%s takes %j', (channel, asked) => {
  expect(ARGUMENTS[channel](asked)).toBe(true);
});

it.each([
  ['readSites', ['more']],
  ['checkSite', []],
  ['checkSite', [7]],
  ['checkSite', ['deals.example', 'more']],
  ['checkSite', ['x'.repeat(10_000)]],
  ['chooseSite', [undefined]],
  ['chooseSite', [{}]],
  ['removeSite', [null]],
  ['choosePicture', ['image/png']],
  ['choosePicture', [[{}]]],
  ['choosePicture', [Array.from({ length: 100 }, () => 'image/png')]],
  ['saveFile', [{ ...file, name: '../../.bashrc' }]],
  ['saveFile', [{ ...file, name: 'C:\\boot.ini' }]],
  ['saveFile', [{ ...file, name: '.profile' }]],
  ['saveFile', [{ ...file, name: '' }]],
  ['saveFile', [{ ...file, content: Buffer.from('x') }]],
  ['saveFile', [{ ...file, path: '/etc/passwd' }]],
  ['saveFile', [Object.assign(Object.create({ inherited: true }), file)]],
  ['saveFile', [null]],
  ['openLink', [new URL('https://shop.example')]],
  ['answerUnsaved', ['true']],
  ['announce', [{ title: 'x'.repeat(1_000) }]],
  ['announce', [{ description: 'No title' }]],
] as const)('%s refuses %j', (channel, asked) => {
  expect(ARGUMENTS[channel](asked)).toBe(false);
});

it('has a rule for every call', () => {
  expect(Object.keys(ARGUMENTS).sort()).toEqual([...CHANNELS].sort());
});
