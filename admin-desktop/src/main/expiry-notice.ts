import { EXPIRY_WARNING_DAYS } from '@deal-harbor/contracts';
import { isListOf, isShape, isText } from '../shared/guards.ts';

export interface Notice {
  title: string;
  body: string;
}

interface Ending {
  title: string;
  storeName: string;
}

const NAMED = 3;

/**
 * What is said of coupons that end soon; null when there is nothing to say.
 * @param total of all; `first` are the soonest
 */
export function expiryNotice(
  siteName: string,
  total: number,
  first: readonly Ending[],
): Notice | null {
  if (total === 0) return null;
  const what = total === 1 ? '1 coupon ends' : `${total} coupons end`;
  const named = first.slice(0, NAMED).map(({ title, storeName }) => `${storeName}: ${title}`);
  const more = total > named.length ? ['…'] : [];
  return {
    title: `${what} within ${EXPIRY_WARNING_DAYS} days`,
    body: [siteName, ...named, ...more].join('\n'),
  };
}

const isEnding = isShape<Ending>({ title: isText(1_000), storeName: isText(1_000) });

/** The titles and stores of coupons as the API lists them; null for anything else. */
export function endingsOf(answer: unknown): Ending[] | null {
  if (!Array.isArray(answer)) return null;
  const endings = answer.map((row) => ({ title: row?.title, storeName: row?.store?.name }));
  return isListOf(isEnding, 100)(endings) ? endings : null;
}
