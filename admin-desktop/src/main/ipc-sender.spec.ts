import { isOwnFrame } from './ipc-sender.ts';

it('takes calls of the app’s own page', () => {
  expect(isOwnFrame({ url: 'app://admin/offers?page=2', parent: null })).toBe(true);
});

it.each([
  ['a page that has gone', null],
  ['a frame in the page', { url: 'app://admin/', parent: {} }],
  ['another host', { url: 'app://other/', parent: null }],
  ['a host that begins alike', { url: 'app://admin.example/', parent: null }],
  ['a name before the host', { url: 'app://admin@other/', parent: null }],
  ['a site', { url: 'https://admin/', parent: null }],
  ['a file', { url: 'file:///admin/', parent: null }],
  ['nothing', { url: '', parent: null }],
])('refuses calls of %s', (_what, frame) => {
  expect(isOwnFrame(frame)).toBe(false);
});
