import { categoryPathFallback, SLUG_PATTERN, slugify, titleFromSlug } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Home & Garden', 'home-garden'],
    ['  Deals!!  ', 'deals'],
    ['---', ''],
    ['', ''],
    ['Café Zoë', 'caf-zo'],
    ['50% Off — Today', '50-off-today'],
    ['already-a-slug', 'already-a-slug'],
    ['日本', ''],
  ])('makes %j into %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('makes nothing that the pattern refuses, but the empty text', () => {
    for (const name of ['A  B', '-x-', '1/2', 'É', 'a_b']) {
      expect(slugify(name) === '' || SLUG_PATTERN.test(slugify(name))).toBe(true);
    }
  });

  it('takes no more than linear time for many hyphens', () => {
    expect(slugify(`${'-'.repeat(200_000)}a`)).toBe('a');
  });
});

test('the fallback path of a category turns single spaces only', () => {
  expect(categoryPathFallback('Home & Garden')).toBe('home-&-garden');
});

test('a title is made from a slug', () => {
  expect(titleFromSlug('home-garden')).toBe('Home Garden');
  expect(titleFromSlug('')).toBe('');
});
