import { newest } from './use-row-field.ts';

const row = { id: 1, version: 4, active: false };

describe('what a row shows after a change in it', () => {
  it('is the row when nothing was changed', () => {
    expect(newest(row, undefined)).toBe(row);
  });

  it('is the answer until the list has been read again', () => {
    const answer = { ...row, version: 5, active: true };
    expect(newest(row, answer)).toBe(answer);
    const read = { ...answer };
    expect(newest(read, answer)).toBe(read);
    const since = { ...row, version: 6 };
    expect(newest(since, answer)).toBe(since);
  });

  it('is never the answer for another row', () => {
    expect(newest(row, { ...row, id: 2, version: 9 })).toBe(row);
  });
});
