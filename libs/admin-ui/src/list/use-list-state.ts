import { useMemo } from 'react';
import { usePlace } from '../navigation/use-place.ts';
import { type ListDefaults, type ListState, readListState, writeListState } from './list-state.ts';

/** What a field of the toolbar is given. */
export interface ToolbarField {
  value: string;
  onChange: (value: string) => void;
}

export interface ListPlace {
  state: ListState;
  change: (change: Partial<ListState>) => void;
  search: ToolbarField;
  filter: (name: string) => ToolbarField;
}

/**
 * A list's place, kept in the address. Whatever changes beside the page begins at the first one; only a
 * change of page makes a step that Back returns from.
 */
export function useListState(defaults: ListDefaults): ListPlace {
  const { params, prefix, change: changePlace } = usePlace();
  const { orders, filters } = defaults;
  const state = useMemo(
    () => readListState(params, prefix, { orders, ...(filters && { filters }) }),
    [params, prefix, orders, filters],
  );
  const change = (next: Partial<ListState>) =>
    changePlace(
      (current) =>
        writeListState(current, prefix, defaults, {
          ...readListState(current, prefix, defaults),
          page: 1,
          ...next,
        }),
      { replace: next.page === undefined },
    );
  return {
    state,
    change,
    search: { value: state.search, onChange: (search) => change({ search }) },
    filter: (name) => ({
      value: state.filters[name] ?? '',
      onChange: (value) => change({ filters: { [name]: value } }),
    }),
  };
}
