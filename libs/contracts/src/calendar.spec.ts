import {
  addDays,
  dayOf,
  daysBetween,
  expiryPhrase,
  isExpired,
  isUrgent,
  longDate,
  shortDate,
} from './calendar.ts';

const TODAY = '2027-03-10';

describe('urgency', () => {
  it.each([
    [0, true],
    [7, true],
    [8, false],
    [-1, true],
    [-400, true],
  ])('of an end %i days away is %s', (days, urgent) => {
    expect(isUrgent(addDays(TODAY, days), TODAY)).toBe(urgent);
  });

  it('never holds without an end', () => {
    expect(isUrgent(null, TODAY)).toBe(false);
    expect(isExpired(null, TODAY)).toBe(false);
  });
});

test('a deal is good until the end of its last day', () => {
  expect(isExpired(TODAY, TODAY)).toBe(false);
  expect(isExpired('2027-03-09', TODAY)).toBe(true);
});

test('days are counted across leap days, years and summer time', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
});

it.each([
  [-2, 'ended 2 days ago'],
  [-1, 'ended yesterday'],
  [0, 'ends today'],
  [1, 'ends tomorrow'],
  [3, 'ends in 3 days'],
  [31, 'ends in 31 days'],
  [32, 'ends in a month'],
  [90, 'ends in 3 months'],
  [500, 'ends in over a year'],
])('says of %i days: %s', (days, phrase) => {
  expect(expiryPhrase(addDays(TODAY, days), TODAY)).toBe(phrase);
});

test('dates are shown the same everywhere', () => {
  expect(shortDate('2027-09-05')).toBe('5 Sep 2027');
  expect(longDate('2027-09-05')).toBe('September 5, 2027');
  expect(shortDate('2027-03-10T23:59:59.000Z')).toBe('10 Mar 2027');
  expect(dayOf(new Date('2027-03-10T23:59:59.999Z'))).toBe(TODAY);
});
