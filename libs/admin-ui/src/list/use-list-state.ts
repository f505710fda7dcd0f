import { useMemo } from 'react';
import { usePlace } from '../navigation/use-place.ts';
import { type ListDefaults, type ListState, readListState, writeListState } from './list-state.ts';

export type ChangeList = (change: Partial<ListState>) => void;

/**
 * A list's place, kept in the address. Whatever changes beside the page begins at the first one; only a
 * change of page makes a step that Back returns from.
 */
export function useListState(defaults: ListDefaults): [ListState, ChangeList] {
  const { params, prefix, change } = usePlace();
  const { orders, filters } = defaults;
  const state = useMemo(
    () => readListState(params, prefix, { orders, ...(filters && { filters }) }),
    [params, prefix, orders, filters],
  );
  return [
    state,
    (next) =>
      change(
        (current) =>
          writeListState(current, prefix, defaults, {
            ...readListState(current, prefix, defaults),
            page: 1,
            ...next,
          }),
        { replace: next.page === undefined },
      ),
  ];
}
