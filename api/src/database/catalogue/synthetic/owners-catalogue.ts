import type { EntityManager } from 'typeorm';

/** Tables whose rows the owner edits, and whether their rows carry a version. */
const TABLES = {
  stores: true,
  categories: true,
  coupons: true,
  offers: true,
  blogs: true,
  products: true,
  subscribers: false,
};

/**
 * Whether anybody has worked on the catalogue, or deleted something of it. Catalogues that we make date their rows to whole minutes
 * and nothing raises their versions; a row that was written at its time has parts of a second.
 */
export async function isOwnersCatalogue(manager: EntityManager): Promise<boolean> {
  const parts = Object.entries(TABLES).map(([table, versioned]) => {
    const edited = versioned ? ' OR version > 1' : '';
    return `EXISTS (SELECT FROM ${table} WHERE created_at <> date_trunc('minute', created_at)${edited})`;
  });
  const [row] = await manager.query<[{ owners: boolean }]>(
    `SELECT ${parts.join(' OR ')} OR EXISTS (SELECT FROM bin) AS owners`,
  );
  return row.owners;
}
