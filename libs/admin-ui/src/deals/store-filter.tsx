import type { AdminStore } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { isGone } from '../data/messages.ts';
import { ownersQueries } from '../data/owners-queries.ts';
import { StoreSelect } from '../form/store-select.tsx';

interface FilterStore {
  /** null for every store. */
  id: number | null;
  /** Once it is known. */
  store: AdminStore | null;
  waiting: boolean;
  /** Deleted, or never there. */
  gone: boolean;
}

/** The store that a list is narrowed to by its id in the address, empty for every store. */
export function useFilterStore(text = ''): FilterStore {
  const id = text ? Number(text) : null;
  const { data, error, isLoading } = useQuery({
    ...ownersQueries.record<AdminStore>('/api/stores', id ?? 0),
    enabled: id !== null,
  });
  return { id, store: data ?? null, waiting: isLoading, gone: isGone(error) };
}

interface StoreFilterProps {
  chosen: FilterStore;
  /** @param id empty for every store */
  onChange: (id: string) => void;
}

export function StoreFilter({ chosen: { id, store }, onChange }: StoreFilterProps) {
  return (
    <StoreSelect
      by="id"
      className="admin-filter"
      label="Store"
      none="Every store"
      known={store}
      value={id}
      onChange={(next) => onChange(String(next ?? ''))}
    />
  );
}

/** Stands for the list of a store that is gone. */
export function StoreGone({ onEvery }: { onEvery: () => void }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="This store is gone.">
      <Button onClick={onEvery}>Every store</Button>
    </Empty>
  );
}
