import { expectSuccess } from '@deal-harbor/api-client';
import { useMutation } from '@tanstack/react-query';
import { useHost } from '../host.ts';
import type { SessionStore } from './session-store.ts';

/** Ends the session on the server first: locked only on the page, its cookie would still be good. */
export function useLogOut(session: SessionStore) {
  const { transport, notify } = useHost();
  return useMutation({
    mutationFn: async () => {
      expectSuccess(await transport({ method: 'DELETE', path: '/api/admin/session' }));
    },
    onSuccess: () => session.setState({ unlocked: false }),
    onError: () =>
      notify({
        title: 'Log out failed',
        description: 'You are still signed in. Please try again.',
        variant: 'destructive',
      }),
  });
}
