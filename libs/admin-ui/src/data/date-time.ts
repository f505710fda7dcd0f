import type { Instant } from '@deal-harbor/contracts';

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** '5 Mar 2027, 14:05 UTC': in the zone of all days of the site. */
export const dateTime = (instant: Instant): string =>
  format.format(new Date(instant)).replace('Sept', 'Sep');
