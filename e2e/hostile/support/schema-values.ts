import * as fc from 'fast-check';
import { type ApiDocument, resolved, type Schema } from './api-document.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Ids that there are, by the field or part that holds them. */
export type KnownIds = Record<string, readonly (number | string)[]>;

const PICTURES = fc.constantFrom(PNG, 'https://pictures.example/a.png');
/** Fields whose description says in words what they take. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  logo: PICTURES,
  imageUrl: PICTURES,
  picture: fc.constant(PNG),
  domain: fc.domain(),
  version: fc.constantFrom(1, 2, 3),
};

const DAYS = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const MANY = 40;

/** Values that hold against a schema of the API's description. */
export class SchemaValues {
  private readonly document: ApiDocument;
  private readonly ids: KnownIds;

  constructor(document: ApiDocument, ids: KnownIds) {
    this.document = document;
    this.ids = ids;
  }

  of(given: Schema, name = ''): fc.Arbitrary<unknown> {
    const schema = resolved(this.document, given);
    const known = this.ids[name];
    if (known && known.length > 0) return fc.constantFrom(...known);
    const named = BY_NAME[name];
    if (named) return named;
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.allOf;
    if (choices) return fc.oneof(...choices.map((one) => this.of(one, name)));
    const types = [schema.type ?? 'string'].flat();
    return fc.oneof(...types.map((type) => this.ofType(type, schema, name)));
  }

  private ofType(type: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
    const { minimum = 0, maximum = 1_000_000 } = schema;
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: minimum, max: maximum });
      case 'number':
        return fc.double({ min: minimum, max: maximum, noNaN: true });
      case 'array':
        return this.list(schema, name);
      case 'object':
        return this.object(schema);
      default:
        return this.text(schema);
    }
  }

  private list({ items = {}, minItems = 0, maxItems = 5 }: Schema, name: string) {
    // A list of ids is named after one of them: `offerIds` holds `offerId`.
    return fc.uniqueArray(this.of(items, name.replace(/Ids$/, 'Id')), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 5)),
      selector: (value) => JSON.stringify(value),
    });
  }

  private object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
    const fields = Object.entries(properties).map(([name, schema]) => [
      name,
      this.of(schema, name),
    ]);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
  }

  private text({ format, pattern, minLength = 0, maxLength = MANY }: Schema): fc.Arbitrary<string> {
    if (format === 'date') return DAYS;
    if (format === 'email') return fc.emailAddress();
    if (format === 'uri') return fc.webUrl({ withQueryParameters: true });
    if (pattern) {
      return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
    }
    return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, MANY) });
  }
}
