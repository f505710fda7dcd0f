import { ApiError } from '@deal-harbor/api-client';
import { fieldErrorsOf } from './field-errors.ts';

const refused = (errors: { field: string; message: string }[]) =>
  new ApiError(400, '', { title: 'Bad Request', status: 400, detail: '', errors });

describe("the server's errors beside their fields", () => {
  it('do not repeat the field', () => {
    const error = refused([{ field: 'name', message: 'name must be text.' }]);
    expect(fieldErrorsOf(error)).toEqual([{ name: ['name'], errors: ['Must be text.'] }]);
  });

  it('come together where one field has several', () => {
    const error = refused([
      { field: 'slug', message: 'slug must be text.' },
      { field: 'slug', message: 'Another store has this slug.' },
    ]);
    expect(fieldErrorsOf(error)).toEqual([
      { name: ['slug'], errors: ['Must be text.', 'Another store has this slug.'] },
    ]);
  });

  it('find fields within fields', () => {
    const error = refused([{ field: 'affiliateLinks.1.url', message: 'bad' }]);
    expect(fieldErrorsOf(error)[0]?.name).toEqual(['affiliateLinks', 1, 'url']);
  });

  it('are none when something else went wrong', () => {
    expect(fieldErrorsOf(new Error('no network'))).toEqual([]);
    expect(fieldErrorsOf(new ApiError(500, 'oops'))).toEqual([]);
  });
});
