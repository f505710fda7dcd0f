import { useMemo } from 'react';
import { useHost } from '../host.ts';
import { usePanel } from '../layout/panel-context.ts';

type ChangeParams = (params: URLSearchParams) => URLSearchParams;

/** The panel's part of the address: on the dashboard its parameters carry its name. */
export function usePlace() {
  const { router } = useHost();
  const { name, alone } = usePanel();
  const { search } = router.location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return {
    params,
    prefix: alone ? '' : `${name}.`,
    /** Goes to the same place with other parameters. */
    change(edit: ChangeParams, options: { replace?: boolean } = {}): void {
      // Two changes in one breath, such as a search and a form that opens, must not undo each other.
      const { path, search: latest } = router.current();
      const next = edit(new URLSearchParams(latest)).toString();
      router.navigate(next ? `${path}?${next}` : path, options);
    },
  };
}
