import { instanceOf, type JsonSchema } from './schema-instance.ts';

const OFFER: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 20 },
    code: { type: ['string', 'null'] },
    discountType: { enum: ['percentage', 'fixed', 'deal'] },
    until: { anyOf: [{ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, { type: 'null' }] },
    rank: { type: 'integer', minimum: 1, maximum: 5 },
  },
};
const STORE: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    link: { type: 'string' },
    content: { type: 'string', minLength: 5_000 },
    kind: { const: 'store' },
    offers: { type: 'array', minItems: 10, maxItems: 12, items: { $ref: '#/$defs/offer' } },
  },
  $defs: { offer: OFFER },
};
const LINK = 'https://shop.example/?ref=1';

interface Made {
  link: string;
  content: string;
  offers: Record<string, unknown>[];
}

describe('instanceOf', () => {
  const made = instanceOf(STORE, { link: LINK }) as Made;

  it('makes what the schema asks for, the same at every call', () => {
    expect(made).toEqual({
      name: expect.any(String),
      link: LINK,
      content: expect.stringContaining(`<a href="${LINK}">`),
      kind: 'store',
      offers: expect.any(Array),
    });
    expect(made.content.length).toBeGreaterThanOrEqual(5_000);
    expect(instanceOf(STORE, { link: LINK })).toEqual(made);
  });

  it('makes lists of entries that differ, some without what may be null', () => {
    expect(made.offers).toHaveLength(11);
    expect(new Set(made.offers.map(({ title }) => title)).size).toBe(11);
    expect(made.offers.map(({ discountType, code }) => [discountType, code === null])).toEqual(
      made.offers.map((_, index) =>
        index % 3 === 2 ? ['deal', true] : [index % 3 ? 'fixed' : 'percentage', false],
      ),
    );
    for (const { title, until, rank } of made.offers) {
      expect((title as string).length).toBeLessThanOrEqual(20);
      expect(until ?? '2030-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(rank).toBe(3);
    }
  });

  it('says so when it knows no text for a pattern', () => {
    expect(() => instanceOf({ type: 'string', pattern: '^~{9}$' }, { link: null })).toThrow('~{9}');
  });
});
