import { BIN_DAYS, type BinEntry, DAY_MS } from '@deal-harbor/contracts';
import type { BinRow } from './bin.repository.js';

export function toBinEntry(row: BinRow): BinEntry {
  const { coupons = 0, offers = 0 } = row.counts;
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    storeName: row.storeName,
    deletedAt: row.deletedAt.toISOString(),
    expiresAt: new Date(row.deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
    counts: { coupons, offers, posts: row.posts },
  };
}
