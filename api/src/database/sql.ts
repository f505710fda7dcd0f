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

/** The stores of a category by its slug or name in any case, or by the path that its name makes. */
export function inCategory(alias: string, parameter: string): string {
  return `(lower(${alias}.category) = lower(${parameter})
    OR lower(${alias}.category) IN (SELECT lower(k.name) FROM categories k WHERE k.slug = lower(${parameter}))
    OR replace(lower(${alias}.category), ' ', '-') = lower(${parameter}))`;
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
