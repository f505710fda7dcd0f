import { expectSuccess } from '@deal-harbor/api-client';
import { useMutation } from '@tanstack/react-query';
import { useConfirm } from '../form/use-confirm.ts';
import { useHost } from '../host.ts';
import { UNSAVED_AT_LOG_OUT, useLeaveGuard } from '../navigation/leave-guard.ts';
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
      const { title, text, go } = UNSAVED_AT_LOG_OUT;
      confirm({ title, content: text, action: go, onConfirm: leave });
    },
  };
}
