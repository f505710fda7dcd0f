import { type ApiDocument, resolved, type Schema } from '../support/api-document.ts';
import { fitted } from './text-payloads.ts';

/** Fields that must hold what there is. */
export type Given = Record<string, unknown>;

/**
 * A body with a payload in every field that takes words.
 * @param given fields whose value is chosen already, at whatever depth
 */
export function filled(
  document: ApiDocument,
  schema: Schema,
  payload: string,
  given: Given,
): unknown {
  const {
    type,
    format,
    pattern,
    properties,
    items,
    minItems = 1,
    ...rest
  } = resolved(document, schema);
  const inner = (one: Schema) => filled(document, one, payload, given);
  if (rest.enum) return rest.enum[0];
  const [choice] = rest.anyOf ?? rest.allOf ?? [];
  if (choice) return inner(choice);
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => [
      name,
      name in given ? given[name] : inner(one),
    ]);
    return Object.fromEntries(fields);
  }
  if (items) return Array.from({ length: minItems || 1 }, () => inner(items));
  const kind = [type].flat()[0];
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return rest.minimum ?? 1;
  if (format === 'date') return '2099-12-31';
  if (format === 'email') return "o'x@mail.example";
  // As near to code as an address can be.
  if (format === 'uri') return `https://shop.example/'"><s%20onclick=canary()>#javascript:canary()`;
  if (pattern) throw new Error(`A payload cannot hold against ${pattern}`);
  return fitted(payload, rest.maxLength ?? Number.POSITIVE_INFINITY);
}
