import { expectSuccess } from '@deal-harbor/api-client';
import { useMutation } from '@tanstack/react-query';
import { useConfirm } from '../form/use-confirm.ts';
import { useHost } from '../host.ts';
import { useLeaveGuard } from '../navigation/leave-guard.ts';
import type { Session } from './session.ts';

/** Ends the session on the server first: locked only on the page, its cookie would still be good. */
export function useLogOut(session: Session) {
  const { transport, notify } = useHost();
  const guard = useLeaveGuard();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      expectSuccess(await transport({ method: 'DELETE', path: '/api/admin/session' }));
    },
    onSuccess: () => session.lock(),
    onError: () =>
      notify({
        title: 'Log out failed',
        description: 'You are still signed in. Please try again.',
        variant: 'destructive',
      }),
  });
  const leave = () => mutateAsync().catch(() => undefined);
  return {
    isPending,
    logOut() {
      if (!guard.holds()) return void leave();
      confirm({
        title: 'Discard your changes?',
        content: 'What you have changed is not saved yet.',
        action: 'Discard and log out',
        onConfirm: leave,
      });
    },
  };
}
