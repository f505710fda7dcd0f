import { EXPIRY_WARNING_DAYS, type ExpiryFilter } from '@deal-harbor/contracts';

/** Pieces of SQL that several repositories share. Only constants of the code ever go into them. */

/** Good until the end of its last day; `alias` names a row of coupons or offers. */
export function unexpired(alias: string): string {
  return `(${alias}.expiry_date IS NULL OR ${alias}.expiry_date >= current_date)`;
}

/** Rows of coupons or offers by their last day; each condition is a constant. */
export function expiryIs(alias: string, filter: ExpiryFilter): string {
  const day = `${alias}.expiry_date`;
  const conditions: Record<ExpiryFilter, string> = {
    active: unexpired(alias),
    soon: `${day} BETWEEN current_date AND current_date + ${EXPIRY_WARNING_DAYS}`,
    expired: `${day} < current_date`,
    none: `${day} IS NULL`,
  };
  return conditions[filter];
}

/** A LIKE pattern that finds the text anywhere and takes its wildcards literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Good today, by the column that indexes of live rows are made of. Its statistics are those of live rows: the planner
 * knows that hardly any of them is overdue.
 */
export function live(alias: string): string {
  return `${alias}.live_until >= current_date`;
}

/** Past its last day, but not yet marked as ended (live-deals does that within minutes). */
export function overdue(alias: string): string {
  return `${alias}.live_until < current_date`;
}

/**
 * A query for the categories that somebody may mean by a word, in small letters: by slug, by name in any case,
 * or by the path that a store's category makes.
 */
export function categoryKeys(parameter: string): string {
  return `SELECT lower(${parameter}) AS key
    UNION SELECT lower(k.name) FROM categories k WHERE k.slug = lower(${parameter})
    UNION SELECT n.key FROM list_counts n
      WHERE n.list = 'category-stores' AND replace(n.key, ' ', '-') = lower(${parameter})`;
}

/** The nested store of coupons and offers; `alias` names a row of stores. */
export function storeSummary(alias: string): string {
  return `json_build_object(
    'id', ${alias}.id, 'name', ${alias}.name, 'slug', ${alias}.slug,
    'logo', ${alias}.logo, 'website', ${alias}.website)`;
}

/** Collects the values of a statement and hands out their placeholders. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
