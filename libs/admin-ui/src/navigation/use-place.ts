import { useMemo } from 'react';
import { useHost } from '../host.ts';
import { usePanel } from '../layout/panel-context.ts';

type ChangeParams = (params: URLSearchParams) => URLSearchParams;

/** The panel's part of the address: on the dashboard its parameters carry its name. */
export function usePlace() {
  const { router } = useHost();
  const { name, alone } = usePanel();
  const { path, search } = router.location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return {
    params,
    prefix: alone ? '' : `${name}.`,
    /** Goes to the same place with other parameters. */
    change(edit: ChangeParams, options: { replace?: boolean } = {}): void {
      const next = edit(params).toString();
      router.navigate(next ? `${path}?${next}` : path, options);
    },
  };
}
