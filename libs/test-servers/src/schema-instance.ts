import { plausibleText, type Subject } from './plausible-text.ts';

/** The part of JSON schema that structured output allows. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

export type TextWriter = (property: string, index: number, subject: Subject) => string;

interface Place {
  root: JsonSchema;
  subject: Subject;
  write: TextWriter;
  /** The name of the property that this is, or is in a list of. */
  property: string;
  /** Its place in the nearest list: what makes one entry unlike the next. */
  index: number;
}

/** Every third entry of a list goes without what may be null, as deals go without a code. */
const goesWithout = (index: number) => index % 3 === 2;

const CANDIDATES = [
  '20',
  '20%',
  'SAVE20',
  'blue-shop',
  '#2F5D50',
  '2030-01-31',
  'https://shop.example/',
];

function text(schema: JsonSchema, { property, index, subject, write }: Place): string {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const written = write(property, index, subject);
  if (pattern !== undefined) {
    const found = [written, ...CANDIDATES].find((one) => new RegExp(pattern, 'u').test(one));
    if (found === undefined) throw new Error(`No text at hand matches ${pattern}`);
    return found;
  }
  let whole = written;
  while (whole.length < minLength) whole += ` ${written || 'x'}`;
  return whole.slice(0, maxLength);
}

function count({ minItems, maxItems }: JsonSchema, { property }: Place): number {
  if (minItems !== undefined && maxItems !== undefined) return (minItems + maxItems) >> 1;
  const usual = /offer|deal/i.test(property) ? 11 : 4;
  return Math.min(Math.max(usual, minItems ?? 0), maxItems ?? usual);
}

function number({ minimum = 0, maximum = minimum + 10 }: JsonSchema, whole: boolean): number {
  const middle = (minimum + maximum) / 2;
  return whole ? Math.ceil(middle) : middle;
}

function typeOf({ type }: JsonSchema, { index }: Place): string | undefined {
  if (!Array.isArray(type)) return type;
  if (type.includes('null') && goesWithout(index)) return 'null';
  return type.find((one) => one !== 'null') ?? 'null';
}

function resolved(schema: JsonSchema, { root, index }: Place): JsonSchema {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace(/^#\/(\$defs|definitions)\//, '');
    return schema.$ref === '#' ? root : (root.$defs?.[name] ?? {});
  }
  if (!schema.anyOf) return schema;
  const values = schema.anyOf.filter((one) => one.type !== 'null');
  const nullable = values.length < schema.anyOf.length;
  return (nullable && goesWithout(index) ? { type: 'null' } : values[0]) ?? {};
}

function instance(given: JsonSchema, place: Place): unknown {
  const schema = resolved(given, place);
  if (schema !== given) return instance(schema, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[place.index % schema.enum.length];
  switch (typeOf(schema, place)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([property, inner]) => [
          property,
          instance(inner, { ...place, property }),
        ]),
      );
    case 'array':
      return Array.from({ length: count(schema, place) }, (_, index) =>
        instance(schema.items ?? {}, { ...place, index }),
      );
    case 'integer':
      return number(schema, true);
    case 'number':
      return number(schema, false);
    case 'boolean':
      return place.index % 2 === 0;
    case 'null':
      return null;
    default:
      return text(schema, place);
  }
}

/** A value that holds against the schema; the same one for the same schema and subject. */
export function instanceOf(
  schema: JsonSchema,
  subject: Subject,
  write: TextWriter = plausibleText,
): unknown {
  return instance(schema, { root: schema, subject, write, property: '', index: 0 });
}
