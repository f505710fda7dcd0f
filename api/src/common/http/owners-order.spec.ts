import { AppError } from '../errors/app-error.js';
import { Flag, FlagFromQuery } from '../validation/fields.js';
import { validated } from '../validation/validated.js';
import { ForOwner, type OrderOf, OwnersOrder } from './owners-order.js';
import { ScopedPageQuery } from './page.query.js';

class CouponsQuery extends ScopedPageQuery {
  @OwnersOrder('coupons')
  order?: OrderOf<'coupons'>;

  @FlagFromQuery()
  @ForOwner()
  @Flag()
  verified?: boolean;
}

function refusals(query: object): unknown {
  try {
    validated(CouponsQuery, query);
    return [];
  } catch (error) {
    return error instanceof AppError ? [error.code, error.errors] : error;
  }
}

describe('the owner’s fields of a list', () => {
  it.each(['title', '-title', 'created', '-created', 'expiry', '-expiry'])('take %s', (order) => {
    expect(validated(CouponsQuery, { scope: 'admin', order })).toMatchObject({ order });
  });

  it.each(['', '-', '--created', 'Title', 'popularity', 'toString', ['title']])(
    'refuse %j',
    (order) => {
      expect(refusals({ scope: 'admin', order })).toEqual([
        'validation',
        [
          {
            field: 'order',
            message: expect.stringMatching(/^order must be one of title, -title, /),
          },
        ],
      ]);
    },
  );

  it('may be left out, by visitors and the owner', () => {
    expect(refusals({})).toEqual([]);
    expect(refusals({ scope: 'admin' })).toEqual([]);
    expect(validated(CouponsQuery, { scope: 'admin', verified: 'false' }).verified).toBe(false);
  });

  it.each([
    ['order', { order: 'title' }],
    ['order', { order: 'nonsense' }],
    ['verified', { verified: 'true' }],
  ])('need the scope: %s of %j', (field, query) => {
    expect(refusals(query)).toEqual([
      'validation',
      [{ field, message: `${field} needs scope=admin.` }],
    ]);
  });
});
