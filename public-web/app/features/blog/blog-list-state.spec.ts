import { blogListPath, readBlogListState } from './blog-list-state.ts';

const read = (query: string) => readBlogListState(new URLSearchParams(query));

it('reads the address and puts what is unknown to its default', () => {
  expect(read('')).toEqual({ search: '', category: 'all', page: 1 });
  expect(read('search=+tea+&category=comparisons&page=2')).toEqual({
    search: 'tea',
    category: 'comparisons',
    page: 2,
  });
  expect(read('category=shoes&page=-1')).toEqual({ search: '', category: 'all', page: 1 });
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

it('writes one address for one list', () => {
  expect(blogListPath(read(''))).toBe('/blogs');
  expect(blogListPath(read('page=1&category=all'))).toBe('/blogs');
  expect(blogListPath(read('category=comparisons&search=a%26b&page=3'))).toBe(
    '/blogs?search=a%26b&category=comparisons&page=3',
  );
  expect(blogListPath(read('search=tea'), '/blog')).toBe('/blog?search=tea');
});
