import { definePage } from './page.ts';
import { findVisit, PageRoute } from './page-route.ts';

const View = () => null;
const text = definePage({ View });
const list = definePage<string>({
  read: ({ slug, search }) => `${slug}/${search.get('page') ?? 1}`,
  path: (state) => `/list/${state}`,
  View,
});

const route = (pattern: string, page = text) =>
  new PageRoute({ pattern, load: async () => ({ default: page }) });

const about = route('/about');
const lists = route('/list/:slug', list as never);
const letters = route('/letter/:slug');
const elsewhere = route('/404');
const find = (pathname: string, search = '') =>
  findVisit([about, lists, letters], elsewhere, pathname, search);

test.each([
  ['/about', about, ''],
  ['/About/', about, ''],
  ['/list/a', lists, 'a'],
  ['/list/%61', lists, 'a'],
  ['/list/a%2Fb', lists, 'a/b'],
  ['/list', elsewhere, ''],
  ['/list/a/b', elsewhere, ''],
  ['/about.data', elsewhere, ''],
  ['/', elsewhere, ''],
  ['/list/%', elsewhere, ''],
  ['/list/%c0%af', elsewhere, ''],
])('%s is found', (pathname, expected, slug) => {
  const visit = find(pathname);
  expect(visit.route).toBe(expected);
  expect(visit.place.slug).toBe(slug);
});

test('an address holds what the page reads, and nothing else', async () => {
  await Promise.all([about, lists].map((one) => one.load()));
  expect(about.addressOf(find('/ABOUT/', '?a=1').place)).toBe('/about');
  expect(lists.addressOf(find('/list/%61', '?a=1&page=2').place)).toBe('/list/a/2');
});

test('all addresses of a route without one of its own share one page', async () => {
  await letters.load();
  const address = letters.addressOf(find('/letter/a').place);
  expect(address).toBe('/letter/:slug');
  expect(find(address).route).toBe(letters);
});

test('code that could not be had is asked for again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve({ default: text })];
  const flaky = new PageRoute({
    pattern: '/',
    load: () => answers.shift() as Promise<{ default: typeof text }>,
  });
  await expect(flaky.load()).rejects.toThrow('gone');
  expect(flaky.page).toBeUndefined();
  await flaky.load();
  expect(flaky.page).toBe(text);
});
