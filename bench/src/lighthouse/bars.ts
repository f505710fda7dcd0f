import { median } from '../statistics.ts';
import type { Report } from './lighthouse.types.ts';

interface Measure {
  title: string;
  of(report: Report): number;
  text(value: number): string;
  /** Null where nothing is demanded. */
  meets: ((value: number) => boolean) | null;
}

const category = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);
const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;
const atLeast = (limit: number) => (value: number) => value >= limit;
const atMost = (limit: number) => (value: number) => value <= limit;

/** Layout shifts below half a thousandth are none, to Lighthouse as well. */
const NO_SHIFT = 0.0005;

const whole = (value: number) => value.toFixed(0);

/** The table's columns and what each must be. */
export const MEASURES: readonly Measure[] = [
  { title: 'performance', of: category('performance'), text: whole, meets: atLeast(95) },
  { title: 'accessibility', of: category('accessibility'), text: whole, meets: atLeast(100) },
  { title: 'best practices', of: category('best-practices'), text: whole, meets: atLeast(100) },
  { title: 'SEO', of: category('seo'), text: whole, meets: atLeast(100) },
  {
    title: 'LCP',
    of: audit('largest-contentful-paint'),
    text: (value) => `${(value / 1000).toFixed(2)} s`,
    meets: atMost(1_800),
  },
  {
    title: 'blocking',
    of: audit('total-blocking-time'),
    text: (value) => `${value.toFixed(0)} ms`,
    meets: atMost(100),
  },
  {
    title: 'CLS',
    of: audit('cumulative-layout-shift'),
    text: (value) => value.toFixed(3),
    meets: (value) => value < NO_SHIFT,
  },
  {
    title: 'bytes',
    of: audit('total-byte-weight'),
    text: (value) => `${(value / 1000).toFixed(0)} kB`,
    meets: null,
  },
];

/** One route's medians, in the order of the columns. */
export function verdictOf(reports: readonly Report[]): { cells: string[]; passed: boolean } {
  let passed = true;
  const cells = MEASURES.map(({ of, text, meets }) => {
    const value = median(reports.map(of));
    const met = meets?.(value) ?? true;
    passed &&= met;
    return met ? text(value) : `**${text(value)}**`;
  });
  return { cells, passed };
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const METRICS = /-insight$/;

/** What Lighthouse itself finds wrong, in its words: failed audits that count, and its insights. */
export function complaintsOf({ categories, audits }: Report): string[] {
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return Object.values(audits)
    .filter(
      ({ id, score }) => score !== null && score < 1 && (counted.includes(id) || METRICS.test(id)),
    )
    .map(({ id, title, displayValue }) => [id, title, displayValue].filter(Boolean).join(': '));
}
