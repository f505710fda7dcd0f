import { JSON_TYPE } from '../support/owner.ts';
import type { Sent } from '../support/wire.ts';

/** A request as it is thought up, in parts that a mutation can take hold of. */
export interface Plan {
  kind: 'valid' | 'nearly valid' | 'nonsense';
  caller: 'visitor' | 'owner';
  method: string;
  /** Of the path, by name and percent-encoded. */
  parts: Record<string, string>;
  /** Percent-encoded; names may come again. */
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  body: PlannedBody | null;
}

export interface PlannedBody {
  /** JSON of an object's fields, name and value; names may come again. */
  fields: [name: string, value: string][];
  type: string;
  /** What becomes of the text on its way. */
  spoilt: (text: string) => Buffer;
  chunked: boolean;
}

export const asItIs = (text: string): Buffer => Buffer.from(text);

const bodyText = ({ fields }: PlannedBody) =>
  `{${fields.map(([name, value]) => `${name}:${value}`).join(',')}}`;

/** @param path with its parts in braces, such as `/api/stores/{id}` */
export function sentOf(path: string, plan: Plan): Sent {
  const { method, parts, query, body } = plan;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const typed = body ? [[JSON_TYPE[0], body.type] as const] : [];
  return {
    method,
    target: search ? `${filled}?${search}` : filled,
    headers: [...plan.headers, ...typed],
    body: body?.spoilt(bodyText(body)) ?? null,
    chunked: body?.chunked,
  };
}

const cut = (text: string, length = 300) =>
  text.length > length ? `${text.slice(0, length)}… (${text.length})` : text;

/** For a report of what failed. */
export function tellPlan(path: string, plan: Plan): string {
  const { method, target, headers, body } = sentOf(path, plan);
  const lines = headers.map(([name, value]) => `${name}: ${cut(JSON.stringify(value), 120)}`);
  return [
    `${plan.kind}, ${plan.caller}: ${method} ${cut(target)}`,
    ...lines,
    ...(body ? [cut(body.toString())] : []),
  ].join('\n    ');
}
