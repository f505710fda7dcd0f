import { hash } from 'node:crypto';
import { addDays, type DateText, daysBetween } from '@deal-harbor/contracts';

/** A link that was followed so many times in all, from its first to its last day. */
export interface Clicked {
  /** Tells the histories of two links apart. */
  key: string;
  clicks: number;
  firstDay: DateText;
  lastDay: DateText;
}

export interface DayClicks {
  day: DateText;
  clicks: number;
}

/** How much people shop on the days of a week, from Sunday on. */
const WEEK = [1.2, 0.9, 0.85, 0.9, 1, 1.1, 1.25] as const;
/** The first and the last day are not whole. */
const PART_OF_DAY = 0.4;
/** How far chance moves a day up or down. */
const CHANCE = 0.2;

/** From -1 to 1, the same for the same text. */
function drawn(text: string): number {
  return hash('sha256', text, 'buffer').readInt32BE() / 2 ** 31;
}

function weightOf(day: DateText, { key, firstDay, lastDay }: Clicked): number {
  const week = WEEK[new Date(day).getUTCDay()] ?? 1;
  const part = day === firstDay || day === lastDay ? PART_OF_DAY : 1;
  return week * part * (1 + CHANCE * drawn(`${key}:${day}`));
}

/** Spreads the clicks over the days, none of them lost; days without any are left out. */
export function clickHistory(link: Clicked): DayClicks[] {
  const days = Array.from({ length: daysBetween(link.firstDay, link.lastDay) + 1 }, (_, ago) =>
    addDays(link.firstDay, ago),
  );
  const weights = days.map((day) => weightOf(day, link));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  const history = days.map((day, index) => {
    passed += weights[index] as number;
    const due = Math.round((link.clicks * passed) / whole);
    const clicks = due - given;
    given = due;
    return { day, clicks };
  });
  return history.filter(({ clicks }) => clicks > 0);
}
