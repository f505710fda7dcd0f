import type { DateText } from '@deal-harbor/contracts';

export type Value = string | number | boolean | null;

/** The rows of one table, made while they are read. Their ids are 1, 2, 3 … */
export interface SyntheticTable {
  name: string;
  columns: readonly string[];
  count: number;
  rows(): Iterable<readonly Value[]>;
}

const MINUTE_MS = 60_000;

/** So many minutes before a day begins, as PostgreSQL reads it: whole minutes are what tells made-up rows. */
export function minutesBefore(day: DateText, minutes: number): string {
  return new Date(Date.parse(day) - minutes * MINUTE_MS).toISOString();
}
