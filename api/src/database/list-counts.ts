/** Lengths of lists as the database keeps them; each word is written in the migration `list-counts`. */
export type CountedList =
  | 'stores'
  | 'category-stores'
  | 'coupons'
  | 'featured'
  | 'store-coupons'
  | 'category-coupons'
  | 'offers'
  | 'store-offers';

/** @param key of the list among those of its kind, in SQL */
export function lengthOf(list: CountedList, key = `''`): string {
  return `(SELECT coalesce(sum(n.amount), 0)::int FROM list_counts n
    WHERE n.list = '${list}' AND n.key = ${key})`;
}
