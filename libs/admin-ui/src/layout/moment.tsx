import type { Instant } from '@deal-harbor/contracts';
import { dateTime } from '../data/date-time.ts';

export function Moment({ at }: { at: Instant }) {
  return <time dateTime={at}>{dateTime(at)}</time>;
}
