import type { AuditEntry } from '@deal-harbor/contracts';
import { isDay } from './activity.ts';
import { changedParts } from './changed-parts.ts';
import { actorText, fieldText, nameOfEntry } from './words.ts';

const entry = (values: Partial<AuditEntry>) => values as AuditEntry;

it.each([
  [entry({ entity: 'store', entityId: '7', title: 'Acme' }), 'Store 7 “Acme”'],
  [entry({ entity: 'account', entityId: null, title: null }), 'Account'],
  [entry({ entity: 'picture', entityId: '0123456789ab', title: null }), 'Picture 01234567'],
  [entry({ entity: 'settings', entityId: null, title: null }), 'Site settings'],
])('what was acted on has a name', (given, name) => {
  expect(nameOfEntry(given)).toBe(name);
});

it('fields and actors are read as words', () => {
  expect(['name', 'affiliateLink'].map(fieldText)).toEqual(['Name', 'Affiliate link']);
  expect(['session 7', 'start'].map(actorText)).toEqual(['Session 7', 'Start']);
});

it('of long texts the part that changed is shown', () => {
  expect(changedParts('short', 'other')).toEqual(['short', 'other']);
  const same = 'a'.repeat(1_000);
  const [before, after] = changedParts(`${same}x${same}`, `${same}y${same}`);
  expect(before).toBe(`…${'a'.repeat(80)}x${'a'.repeat(519)}…`);
  expect(after).toBe(`…${'a'.repeat(80)}y${'a'.repeat(519)}…`);
  expect(changedParts('', same)).toEqual(['', `${'a'.repeat(600)}…`]);
});

it('days are days of the calendar', () => {
  expect(['2026-11-21', '2028-02-29'].every(isDay)).toBe(true);
  expect(['', '2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T10:00'].some(isDay)).toBe(
    false,
  );
});
