import { OWNERS_ORDERS } from '@deal-harbor/contracts';
import type { OrderOf } from '../common/http/owners-order.js';
import { type OrderTerms, ownersOrderBy } from './order-by.js';

const TERMS: OrderTerms<'stores'> = {
  name: ['lower(s.name)'],
  category: [{ nullable: 'lower(s.category)' }, 'lower(s.name)'],
  clicks: ['s.clicks', 's.created_at'],
  created: ['s.created_at'],
};

describe('ownersOrderBy', () => {
  it.each([
    ['name', 'lower(s.name), s.id'],
    ['-name', 'lower(s.name) DESC, s.id DESC'],
    ['category', 'lower(s.category) NULLS LAST, lower(s.name), s.id'],
    ['-category', 'lower(s.category) DESC NULLS LAST, lower(s.name) DESC, s.id DESC'],
    ['-clicks', 's.clicks DESC, s.created_at DESC, s.id DESC'],
    [undefined, 'lower(s.name), s.id'],
  ] as const)('%s', (order, sql) => {
    expect(ownersOrderBy('stores', order, TERMS, 's.id')).toBe(sql);
  });

  it('takes the first entry of a list for its default, with its direction', () => {
    expect(OWNERS_ORDERS.subscribers[0]).toBe('-created');
    const terms = { email: ['lower(email)'], created: ['created_at'] };
    expect(ownersOrderBy('subscribers', undefined, terms, 'id')).toBe('created_at DESC, id DESC');
  });

  it.each(['', '-', '--name', 'NAME', 'name; DROP TABLE stores', '__proto__', 'toString'])(
    'makes no SQL of %j',
    (word) => {
      const order = word as OrderOf<'stores'>;
      expect(() => ownersOrderBy('stores', order, TERMS, 's.id')).toThrow('no such order');
    },
  );
});
