import { type ListState, readListState, writeListState } from './list-state.ts';

const DEFAULTS = { order: 'name', filters: ['status', 'featured'] };
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

  it.each(['0', '-2', '1.5', 'x', ''])('takes page=%s for the first', (page) => {
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

  it('keeps the lists of one page apart', () => {
    const both = write('offers.page=2', { ...PLAIN, page: 5 }, 'stores.');
    expect(read(both, 'offers.').page).toBe(2);
    expect(read(both, 'stores.').page).toBe(5);
    expect(read(both).page).toBe(1);
  });
});
