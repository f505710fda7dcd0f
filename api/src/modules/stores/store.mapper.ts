import type { AdminStore, Store } from '@deal-harbor/contracts';
import type { StoreRow } from './store.row.js';

export function toStore({ storedDealCount, liveDealCount, createdAt, ...row }: StoreRow): Store {
  return {
    ...row,
    dealCount: storedDealCount > 0 ? storedDealCount : liveDealCount,
    createdAt: createdAt.toISOString(),
  };
}

export function toAdminStore(row: StoreRow): AdminStore {
  return { ...toStore(row), storedDealCount: row.storedDealCount };
}
