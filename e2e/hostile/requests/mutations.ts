import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { HOSTILE_HEADERS, HOSTILE_TYPES } from '../support/hostile-headers.ts';
import { HOSTILE_JSON, HOSTILE_NAMES, HOSTILE_PARTS } from '../support/hostile-values.ts';
import { asItIs, type Plan, type PlannedBody } from './plan.ts';

type Mutation = (plan: Plan) => Plan;

const json = fc.oneof(fc.constantFrom(...HOSTILE_JSON), fc.json());
const part = fc.oneof(
  fc.constantFrom(...HOSTILE_PARTS),
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const name = fc.constantFrom(...HOSTILE_NAMES);
const place = fc.nat(1_000);

/** The list with the entry at some place replaced. */
function withEntry<T>(list: T[], at: number, replace: (entry: T) => T[]): T[] {
  if (list.length === 0) return list;
  const chosen = at % list.length;
  return list.flatMap((entry, index) => (index === chosen ? replace(entry) : [entry]));
}

const onBody =
  (change: (body: PlannedBody) => PlannedBody): Mutation =>
  (plan) => ({
    ...plan,
    body: change(
      plan.body ?? { fields: [], type: 'application/json', spoilt: asItIs, chunked: false },
    ),
  });

const onFields = (change: (fields: PlannedBody['fields']) => PlannedBody['fields']): Mutation =>
  onBody((body) => ({ ...body, fields: change(body.fields) }));

const ofFields = [
  fc
    .tuple(place, json)
    .map(([at, value]) =>
      onFields((fields) => withEntry(fields, at, ([field]) => [[field, value]])),
    ),
  fc
    .tuple(place, json)
    .map(([at, value]) =>
      onFields((fields) => withEntry(fields, at, (entry) => [entry, [entry[0], value]])),
    ),
  place.map((at) => onFields((fields) => withEntry(fields, at, () => []))),
  place.map((at) =>
    onFields((fields) => withEntry(fields, at, ([field, value]) => [[field, `[${value}]`]])),
  ),
  place.map((at) =>
    onFields((fields) => withEntry(fields, at, ([field, value]) => [[field, `{"$ne":${value}}`]])),
  ),
  fc
    .tuple(name, json)
    .map(([field, value]) => onFields((fields) => [...fields, [JSON.stringify(field), value]])),
];

/** What becomes of a body's text. */
const SPOILERS: ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text.slice(0, -1)),
  (text) => Buffer.from(`${text}}`),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`[${text}]`),
  (text) => Buffer.from(JSON.stringify(text)),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`${text.slice(0, -1)},"x":"\xff\xfe"}`, 'latin1'),
  (text) => gzipSync(text),
  (text) => Buffer.concat([Buffer.from(text), Buffer.alloc(1)]),
  (text) => Buffer.from(`${text.slice(0, -1)}${' '.repeat(66_000)}}`),
  (text) => Buffer.from(text.replaceAll('"', "'")),
  () => Buffer.alloc(0),
  () => Buffer.from('null'),
  () => Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
  () => Buffer.alloc(1_600_000, 'x'),
];

const ofBodies = [
  fc.constantFrom(...SPOILERS).map((spoilt) => onBody((body) => ({ ...body, spoilt }))),
  fc.constantFrom(...HOSTILE_TYPES).map((type) => onBody((body) => ({ ...body, type }))),
  fc.constant(onBody((body) => ({ ...body, chunked: true }))),
];

const ofAddresses: fc.Arbitrary<Mutation>[] = [
  fc.tuple(place, part).map(([at, value]) => (plan: Plan) => ({
    ...plan,
    query: withEntry(plan.query, at, ([field]) => [[field, value]]),
  })),
  fc.tuple(place, part).map(([at, value]) => (plan: Plan) => ({
    ...plan,
    query: withEntry(plan.query, at, (entry) => [entry, [entry[0], value]]),
  })),
  fc
    .tuple(place, fc.constantFrom('[$ne]', '[]', '[a][b]', '[__proto__][x]', '.a', '%00'), part)
    .map(([at, suffix, value]) => (plan: Plan) => ({
      ...plan,
      query: withEntry(plan.query, at, ([field]) => [[`${field}${suffix}`, value]]),
    })),
  fc.tuple(name, part).map(([field, value]) => (plan: Plan) => ({
    ...plan,
    query: [...plan.query, [encodeURIComponent(field.toWellFormed()), value]],
  })),
  fc.tuple(place, part).map(([at, value]) => (plan: Plan) => ({
    ...plan,
    parts: Object.fromEntries(
      withEntry(Object.entries(plan.parts), at, ([field]) => [[field, value]]),
    ),
  })),
];

const ofHeaders: fc.Arbitrary<Mutation>[] = [
  fc.constantFrom(...HOSTILE_HEADERS).map(([header, value]) => (plan: Plan) => ({
    ...plan,
    headers: [...plan.headers, [header, value]],
  })),
  fc
    .constantFrom('HEAD', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE', 'PUT')
    .map((method) => (plan: Plan) => ({
      ...plan,
      method,
    })),
];

/** One thing that makes a request wrong, or at least odd. @param takesBody whether the call has fields in a body */
export const mutationsOf = (takesBody: boolean): fc.Arbitrary<Mutation> =>
  fc.oneof(
    { arbitrary: fc.oneof(...ofFields), weight: takesBody ? 6 : 0 },
    { arbitrary: fc.oneof(...ofAddresses), weight: takesBody ? 2 : 5 },
    { arbitrary: fc.oneof(...ofBodies), weight: takesBody ? 2 : 1 },
    { arbitrary: fc.oneof(...ofHeaders), weight: 2 },
  );
