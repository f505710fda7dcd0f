import { type Instant, shortDate } from '@deal-harbor/contracts';

/** '5 Mar 2027, 14:05 UTC': in the zone of all days of the site. */
export const dateTime = (instant: Instant): string =>
  `${shortDate(instant)}, ${instant.slice(11, 16)} UTC`;
