import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How a body is encoded on its way. */
export type Coding = 'br' | 'gzip' | 'identity';

/** The smallest first. */
const OFFERED: Coding[] = ['br', 'gzip', 'identity'];
const LONGEST_HEADER = 200;

/** Browsers send few different headers, and to parse one costs more than to send a page. */
const known = new LRUCache<string, Coding>({ max: 200 });

/** The smallest of our encodings that the client takes. */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding {
  const header = String(acceptEncoding ?? '').slice(0, LONGEST_HEADER);
  const before = known.get(header);
  if (before) return before;
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(OFFERED);
  const coding = OFFERED.find((one) => taken.includes(one)) ?? 'identity';
  known.set(header, coding);
  return coding;
}
