import { EXPIRY_WARNING_DAYS } from './constants.ts';
import type { DateText, Instant } from './entities.ts';

/** Milliseconds. */
export const DAY_MS = 86_400_000;

/** The calendar day of an instant in UTC, the one zone in which deals begin and end. */
export function dayOf(instant: Date): DateText {
  return instant.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` is the earlier one. */
export function daysBetween(from: DateText, to: DateText): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function addDays(day: DateText, days: number): DateText {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** A deal is good until the end of its last day. */
export function isExpired(expiryDate: DateText | null, today: DateText): boolean {
  return expiryDate !== null && expiryDate < today;
}

/** Ends within seven days, or has ended. */
export function isUrgent(expiryDate: DateText | null, today: DateText): boolean {
  return expiryDate !== null && daysBetween(today, expiryDate) <= EXPIRY_WARNING_DAYS;
}

/** 'ends in 3 days', in the words people use. */
export function expiryPhrase(expiryDate: DateText, today: DateText): string {
  const days = daysBetween(today, expiryDate);
  if (days < -1) return `ended ${-days} days ago`;
  if (days === -1) return 'ended yesterday';
  if (days === 0) return 'ends today';
  if (days === 1) return 'ends tomorrow';
  if (days <= 31) return `ends in ${days} days`;
  const months = Math.round(days / 30.4);
  if (months < 12) return months === 1 ? 'ends in a month' : `ends in ${months} months`;
  return 'ends in over a year';
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Written by hand: Node and browsers disagree on "Sept", and a page shows thirty of these. */
function partsOf(day: DateText | Instant) {
  const [year = '', month, date] = day.slice(0, 10).split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', date: Number(date) };
}

/** '5 Mar 2027', as coupons and cards show days. */
export function shortDate(day: DateText | Instant): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month.slice(0, 3)} ${year}`;
}

/** 'March 5, 2027', as the article page shows days. */
export function longDate(day: DateText | Instant): string {
  const { year, month, date } = partsOf(day);
  return `${month} ${date}, ${year}`;
}
