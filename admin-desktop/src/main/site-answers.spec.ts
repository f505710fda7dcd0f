import { isRecentEnough, siteNameOf } from './site-answers.ts';

const config = { siteName: 'Deals', primaryColor: '#FF6B00', version: 3 };

it('finds the name of a Deal Harbor site', () => {
  expect(siteNameOf(config)).toBe('Deals');
});

it.each([
  null,
  'Deals',
  [],
  {},
  { ...config, siteName: '' },
  { ...config, siteName: 7 },
  { ...config, siteName: 'x'.repeat(1_000) },
  { siteName: 'A blog', version: 1 },
  { siteName: 'A blog', primaryColor: '#fff', version: '1' },
])('takes %j for another site', (answer) => {
  expect(siteNameOf(answer)).toBeNull();
});

it.each([
  [{ info: { version: '2' } }, true],
  [{ info: { version: '10' } }, true],
  [{ info: { version: '1' } }, false],
  [{ info: { version: 2 } }, false],
  [{ info: { version: '2.0.0-beta' } }, false],
  [{ info: {} }, false],
  [{}, false],
  [null, false],
])('where 2 is needed, %j is enough: %s', (description, expected) => {
  expect(isRecentEnough(description, 2)).toBe(expected);
});
