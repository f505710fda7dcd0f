import { addDays, type DateText } from '@deal-harbor/contracts';

const MINUTE_MS = 60_000;
const OPENING_HOUR = 'T08:00:00Z';
/** Minutes of a working day. */
const DAY_MINUTES = 600;

/**
 * A moment of the day that lies so many days back: entries of one day follow each other in minutes, so
 * that an order by time is always the same.
 */
export function momentAgo(today: DateText, daysAgo: number, index: number): Date {
  const opening = Date.parse(addDays(today, -daysAgo) + OPENING_HOUR);
  return new Date(opening + (index % DAY_MINUTES) * MINUTE_MS);
}
