import { BLANK, keywordsIn, requestOf, TOPIC_CATEGORIES } from './blog-generation.ts';

it('offers every category but the one of the product reviews', () => {
  expect(TOPIC_CATEGORIES.map(({ value }) => value)).toEqual([
    'store-guide',
    'savings-tips',
    'seasonal-deals',
    'comparisons',
  ]);
});

it.each([
  ['', []],
  [' , ,', []],
  ['a, b ,,c', ['a', 'b', 'c']],
])('%j holds the keywords %j', (text, keywords) => {
  expect(keywordsIn(text)).toEqual(keywords);
});

describe('what is sent', () => {
  it('is nothing without a topic and a category', () => {
    expect(requestOf(BLANK)).toBeNull();
    expect(requestOf({ ...BLANK, topic: ' ', category: 'comparisons' })).toBeNull();
    expect(requestOf({ ...BLANK, topic: 'Boots' })).toBeNull();
  });

  it('leaves out what was not chosen', () => {
    expect(requestOf({ ...BLANK, topic: ' Boots ', category: 'comparisons' })).toEqual({
      topic: 'Boots',
      category: 'comparisons',
      includeAffiliate: true,
    });
  });

  it('has everything that was', () => {
    expect(
      requestOf({
        topic: 'Boots',
        category: 'store-guide',
        storeName: 'acme',
        keywords: 'boots, sale',
        includeAffiliate: false,
      }),
    ).toEqual({
      topic: 'Boots',
      category: 'store-guide',
      storeName: 'acme',
      targetKeywords: ['boots', 'sale'],
      includeAffiliate: false,
    });
  });
});
