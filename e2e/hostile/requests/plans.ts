import * as fc from 'fast-check';
import type { ApiDocument, Operation } from '../support/api-document.ts';
import { resolved } from '../support/api-document.ts';
import { JSON_TYPE } from '../support/owner.ts';
import { type KnownIds, SchemaValues } from '../support/schema-values.ts';
import { mutationsOf } from './mutations.ts';
import { asItIs, type Plan, type PlannedBody } from './plan.ts';

/** Requests for an operation: valid ones, and ones that a mutation or several have spoilt. */
export function plansOf(document: ApiDocument, operation: Operation, ids: KnownIds) {
  const valid = validPlans(document, operation, ids);
  const mutations = mutationsOf(operation.body !== null);
  const spoil = (kind: Plan['kind'], least: number, most: number): fc.Arbitrary<Plan> =>
    fc
      .tuple(valid, fc.array(mutations, { minLength: least, maxLength: most }))
      .map(([plan, several]) => ({
        ...several.reduce((made, spoilt) => spoilt(made), plan),
        kind,
      }));
  return fc.oneof(
    { arbitrary: valid, weight: 3 },
    { arbitrary: spoil('nearly valid', 1, 1), weight: 6 },
    { arbitrary: spoil('nonsense', 3, 6), weight: 2 },
  );
}

function validPlans(
  document: ApiDocument,
  operation: Operation,
  ids: KnownIds,
): fc.Arbitrary<Plan> {
  const values = new SchemaValues(document, ids);
  const pairs = (place: 'path' | 'query' | 'header') => {
    const found = operation.parameters.filter((one) => one.in === place);
    const fields = found.map(({ name, schema }) => [name, values.of(schema, name)]);
    const required = found.filter((one) => one.required).map(({ name }) => name);
    return fc
      .record(Object.fromEntries(fields), { requiredKeys: required as never[] })
      .map((record) =>
        Object.entries(record).map(([name, value]): [string, string] => [
          name,
          place === 'header' ? `${value}` : encodeURIComponent(`${value}`.toWellFormed()),
        ]),
      );
  };
  return fc.record({
    kind: fc.constant('valid' as const),
    caller: fc.constantFrom('owner', 'owner', 'visitor'),
    method: fc.constant(operation.method),
    parts: pairs('path').map((parts) => Object.fromEntries(parts)),
    query: pairs('query'),
    headers: pairs('header').map((found) =>
      found.map(([name, value]): [string, string] => [name, value.replace(/[^\w-]/g, '-')]),
    ),
    body: operation.body
      ? values.of(resolved(document, operation.body)).map((value) => bodyOf(value as object))
      : fc.constant(null),
  });
}

const bodyOf = (value: object): PlannedBody => ({
  fields: Object.entries(value).map(([name, inner]) => [
    JSON.stringify(name),
    JSON.stringify(inner),
  ]),
  type: JSON_TYPE[1],
  spoilt: asItIs,
  chunked: false,
});
