import type { AdminStore } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { ownersQueries } from '../../data/owners-queries.ts';
import { StoreSelect } from '../../form/store-select.tsx';

interface FilterStore {
  /** null for every store. */
  id: number | null;
  /** Once it is known. */
  store: AdminStore | null;
  waiting: boolean;
}

/** The store that a list is narrowed to by its id in the address. */
export function useFilterStore(text = ''): FilterStore {
  const number = Number(text);
  const id = Number.isInteger(number) && number > 0 ? number : null;
  const { data = null, isLoading } = useQuery({
    ...ownersQueries.record<AdminStore>('/api/stores', id ?? 0),
    enabled: id !== null,
  });
  return { id, store: id === null ? null : data, waiting: isLoading };
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
