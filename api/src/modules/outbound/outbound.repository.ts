import { type OutboundKind, storeWebsite } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';

interface TargetRow {
  slug: string;
  /** The offer's own link, or the store's website. */
  address: string | null;
}

const QUERIES: Record<OutboundKind, string> = {
  store: 'SELECT slug, website AS address FROM stores WHERE id = $1',
  coupon: `SELECT s.slug, s.website AS address
    FROM coupons c JOIN stores s ON s.id = c.store_id WHERE c.id = $1`,
  offer: `SELECT s.slug, o.affiliate_link AS address
    FROM offers o JOIN stores s ON s.id = o.store_id WHERE o.id = $1 AND o.active`,
};

/** Where a link leads: the stored text, unchecked; null when there is nothing to lead to. */
export async function findTarget(
  manager: EntityManager,
  kind: OutboundKind,
  id: number,
): Promise<string | null> {
  const [row] = await manager.query<TargetRow[]>(QUERIES[kind], [id]);
  return row ? storeWebsite({ slug: row.slug, website: row.address }) : null;
}
