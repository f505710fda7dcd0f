import { blogKind, inTitleCase } from './blogs.ts';

const { blank, toBody, fields } = blogKind;

describe('what the API is sent of a post', () => {
  it('has nothing that the API refuses', () => {
    expect(
      toBody({
        ...blank,
        title: ' A \u202Epost ',
        authorName: ' ',
        excerpt: ' ',
        keywords: ['a\u200E', ' '],
        targetStore: { slug: 'acme' },
        affiliateLinks: [{ text: ' T ', context: '', url: ' https://a.example ' }],
        content: '<p>a</p>',
      }),
    ).toEqual({
      title: 'A post',
      slug: '',
      category: 'store-guide',
      status: 'draft',
      featured: false,
      authorName: 'Admin',
      excerpt: null,
      seoDescription: null,
      keywords: ['a'],
      targetStore: { slug: 'acme' },
      affiliateLinks: [{ text: 'T', context: null, url: 'https://a.example' }],
      content: '<p>a</p>',
    });
  });

  it('says that there is no store', () => {
    expect(toBody(blank)).toMatchObject({ targetStore: null, affiliateLinks: [] });
  });
});

it('names every field, and what links and stores are', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(blank).sort());
  const shown = (name: string, value: unknown) =>
    fields.find((field) => field.name === name)?.show?.(value);
  expect(shown('affiliateLinks', [{ text: 'a', url: 'b' }, { text: 'c' }])).toBe('a (b); c');
  expect(shown('targetStore', { slug: null })).toBe('(none)');
  expect(inTitleCase('store-guide')).toBe('Store Guide');
});
