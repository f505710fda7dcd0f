/**
 * How a deal is placed by `sort=discount`: percentages by size, then fixed amounts by size, then the
 * rest. The API stores both numbers beside the deal, so that the order is one index in the database.
 */
export interface DiscountOrder {
  /** 0 percentage, 1 fixed amount, 2 everything else; lower comes first. */
  rank: 0 | 1 | 2;
  /** Percent or amount; 0 for the rest. Larger comes first. */
  size: number;
}

const LARGEST_SIZE = 99_999_999;

/** The first number of a display text: '20%' is 20, '£1,250.50' is 1250.5, 'Free gift' is null. */
export function numberIn(text: string): number | null {
  const match = /\d[\d,]*(?:\.\d+)?/.exec(text);
  if (!match) return null;
  return Math.min(Number(match[0].replaceAll(',', '')), LARGEST_SIZE);
}

export function discountOrder(discountType: string, discountValue: string): DiscountOrder {
  const size = numberIn(discountValue);
  if (size === null) return { rank: 2, size: 0 };
  if (discountType === 'percentage') return { rank: 0, size };
  if (discountType === 'fixed') return { rank: 1, size };
  return { rank: 2, size: 0 };
}
