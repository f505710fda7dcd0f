import type { AdminStore, GeneratedStore } from '@deal-harbor/contracts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

type Made = Pick<AdminStore, 'id' | 'name' | 'slug'>;

/** No address of the API: no write has it asked again. */
const KEY = ['generated stores'];

/** The stores generated since the admin was opened, the newest first: kept with its answers. */
export function useGeneratedStores() {
  const client = useQueryClient();
  const { data = [] } = useQuery<readonly Made[]>({
    queryKey: KEY,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (edit: (stores: readonly Made[]) => readonly Made[]) =>
    client.setQueryData<readonly Made[]>(KEY, (stores = []) => edit(stores));
  return {
    stores: data,
    add: ({ store }: GeneratedStore) =>
      change((stores) => [store, ...stores.filter(({ id }) => id !== store.id)]),
    hide: (id: number) => change((stores) => stores.filter((store) => store.id !== id)),
  };
}
