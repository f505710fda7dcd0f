import type { AdminStore, Store } from '@deal-harbor/contracts';
import type { StoreRow } from './store.row.js';

export function toStore({
  storedDealCount,
  liveDealCount,
  clicks,
  createdAt,
  ...row
}: StoreRow): Store {
  return {
    ...row,
    dealCount: storedDealCount > 0 ? storedDealCount : liveDealCount,
    createdAt: createdAt.toISOString(),
  };
}

export function toAdminStore(row: StoreRow): AdminStore {
  const { storedDealCount, clicks } = row;
  return { ...toStore(row), storedDealCount, clicks };
}
