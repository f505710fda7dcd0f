import { differences, sameValues } from './differences.ts';

const FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'tags', label: 'Tags' },
  { name: 'active', label: 'Active' },
  { name: 'logo', label: 'Logo' },
] as const;
const STORED = { name: 'Acme', tags: ['a'], active: true, logo: '' };

describe('two versions of a record', () => {
  it('are the same when no field differs', () => {
    expect(differences(FIELDS, { ...STORED, tags: ['a'] }, STORED)).toEqual([]);
    expect(sameValues({ ...STORED, tags: ['a'] }, STORED)).toBe(true);
  });

  it('are compared field by field, in words', () => {
    const mine = { name: '', tags: [], active: false, logo: 'data:image/png;base64,AAAA' };
    expect(differences(FIELDS, mine, STORED)).toEqual([
      { label: 'Name', mine: '(empty)', stored: 'Acme' },
      { label: 'Tags', mine: '(empty)', stored: 'a' },
      { label: 'Active', mine: 'No', stored: 'Yes' },
      { label: 'Logo', mine: '(a new picture)', stored: '(empty)' },
    ]);
    expect(sameValues(mine, STORED)).toBe(false);
  });

  it('does not mind in which order the fields of an object come', () => {
    expect(sameValues({ links: [{ a: 1, b: 2 }] }, { links: [{ b: 2, a: 1 }] })).toBe(true);
    expect(sameValues({ links: [{ a: 1 }, { a: 2 }] }, { links: [{ a: 2 }, { a: 1 }] })).toBe(
      false,
    );
  });

  it('does not tell an absent value from null', () => {
    expect(sameValues({ code: undefined }, { code: undefined as unknown as undefined })).toBe(true);
    expect(sameValues<{ code: unknown }>({ code: null }, { code: undefined })).toBe(true);
  });
});
