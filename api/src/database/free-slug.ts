import { LIMITS, RESERVED_STORE_SLUGS, slugify } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';

/** Room for a hyphen and a number of up to five digits. */
const SUFFIX_LENGTH = 6;

interface Slugs {
  /** For names without a Latin letter or digit. */
  fallback: string;
  reserved: readonly string[];
  taken: string;
}

const SLUGS = {
  blogs: {
    fallback: 'post',
    reserved: [],
    taken: `SELECT slug FROM blogs WHERE slug = $1 OR slug LIKE $1 || '-%'`,
  },
  stores: {
    fallback: 'store',
    reserved: RESERVED_STORE_SLUGS,
    taken: `SELECT slug FROM stores WHERE slug = $1 OR slug LIKE $1 || '-%'`,
  },
} satisfies Record<string, Slugs>;

/** The slug that a name makes, with room for a number behind it. */
export function slugBase(name: string, fallback: string): string {
  return (
    slugify(name)
      .slice(0, LIMITS.slug - SUFFIX_LENGTH)
      .replace(/-$/, '') || fallback
  );
}

/** The base itself, or with the first number from 2 on that is free. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/**
 * A slug made from a name that no other entry has; nobody else picks one from the same base until the
 * transaction ends.
 */
export async function freeSlug(
  manager: EntityManager,
  table: keyof typeof SLUGS,
  name: string,
): Promise<string> {
  const { fallback, reserved, taken }: Slugs = SLUGS[table];
  const base = slugBase(name, fallback);
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${table}:${base}`,
  ]);
  const rows = await manager.query<{ slug: string }[]>(taken, [base]);
  return firstFree(base, new Set([...reserved, ...rows.map((row) => row.slug)]));
}
