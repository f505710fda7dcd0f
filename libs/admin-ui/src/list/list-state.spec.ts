import { LIMITS } from '@deal-harbor/contracts';
import {
  isFlag,
  isId,
  isSlug,
  type ListDefaults,
  type ListState,
  oneOf,
  readListState,
  writeListState,
} from './list-state.ts';

const DEFAULTS: ListDefaults = {
  orders: ['name', 'clicks'],
  filters: { status: oneOf(['draft']), featured: isFlag },
};
const read = (query: string, prefix = '') =>
  readListState(new URLSearchParams(query), prefix, DEFAULTS);
const write = (query: string, state: ListState, prefix = '') =>
  writeListState(new URLSearchParams(query), prefix, DEFAULTS, state).toString();

const PLAIN: ListState = {
  search: '',
  order: 'name',
  page: 1,
  filters: { status: '', featured: '' },
};

describe('where one is in a list', () => {
  it('is the beginning when the address says nothing', () => {
    expect(read('')).toEqual(PLAIN);
  });

  it.each(['0', '-2', '1.5', 'x', '', '1e99', '100001'])('takes page=%s for the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('leaves the defaults out and other parameters alone', () => {
    expect(write('edit=7&page=3&status=draft', PLAIN)).toBe('edit=7');
  });

  it('reads what it wrote', () => {
    const state = {
      search: 'a&b = c',
      order: '-clicks',
      page: 4,
      filters: { status: 'draft', featured: 'true' },
    };
    expect(read(write('', state))).toEqual(state);
    expect(read(write('', state, 'blogs.'), 'blogs.')).toEqual(state);
  });

  it.each(['order=evil', 'order=--name', 'order=-', 'status=bogus', 'featured=1'])(
    'does not ask the server for %s',
    (query) => {
      expect(read(query)).toEqual(PLAIN);
    },
  );

  it('goes backwards by each column, and forwards by one that is named backwards', () => {
    expect(read('order=-clicks').order).toBe('-clicks');
    const newestFirst: ListDefaults = { orders: ['-created', 'title'] };
    const readOrder = (query: string) =>
      readListState(new URLSearchParams(query), '', newestFirst).order;
    expect(readOrder('order=created')).toBe('created');
    expect(readOrder('order=evil')).toBe('-created');
  });

  it('cuts a search that is too long and cleans it', () => {
    expect(read(`search=${'a'.repeat(LIMITS.search + 1)}`).search).toHaveLength(LIMITS.search);
    expect(read('search=a%00b').search).toBe('ab');
  });

  it('keeps the lists of one page apart', () => {
    const both = write('offers.page=2', { ...PLAIN, page: 5 }, 'stores.');
    expect(read(both, 'offers.').page).toBe(2);
    expect(read(both, 'stores.').page).toBe(5);
    expect(read(both).page).toBe(1);
  });
});

describe('what a filter understands', () => {
  it('are ids that there can be', () => {
    expect(['1', '2147483647'].every(isId)).toBe(true);
    expect(['', '0', '-1', '1.5', '1e3', 'x', '2147483648'].some(isId)).toBe(false);
  });

  it('are slugs as long as slugs are', () => {
    expect(isSlug('home-garden')).toBe(true);
    expect(isSlug('a'.repeat(LIMITS.slug + 1))).toBe(false);
  });
});
