import { createQueryClient, queries } from '@deal-harbor/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type AdminHost, HostContext } from './host.ts';
import { AdminShell } from './layout/admin-shell.tsx';
import { AdminTheme } from './layout/admin-theme.tsx';
import { LeaveDialog } from './navigation/leave-dialog.tsx';
import { LeaveGuard, LeaveGuardContext } from './navigation/leave-guard.ts';
import { renewingStream, renewingTransport } from './session/renewing.ts';
import { Session } from './session/session.ts';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';
import { SignIn } from './session/sign-in.tsx';

/** The whole admin. Unlocked only as long as it is mounted: a reload asks for the password again. */
export function AdminApp({ host }: { host: AdminHost }) {
  const [session] = useState(() => new Session());
  const { transport, stream, notify } = host;
  const carriers = useMemo(
    () => ({
      transport: renewingTransport(transport, session),
      stream: renewingStream(stream, session),
      // What was still under way when the owner left is nobody's concern at the gate.
      notify: (...told: Parameters<AdminHost['notify']>) => {
        if (session.store.getState().phase !== 'locked') notify(...told);
      },
    }),
    [transport, stream, notify, session],
  );
  const [queryClient] = useState(() => createQueryClient({ transport: carriers.transport }));
  const phase = useStore(session.store, (state) => state.phase);
  const locked = phase === 'locked';
  useEffect(() => (locked ? forgetAll(queryClient) : undefined), [locked, queryClient]);
  return (
    <HostContext value={{ ...host, ...carriers }}>
      <QueryClientProvider client={queryClient}>
        <AdminTheme>
          {locked ? (
            <SignIn onSignedIn={() => session.open()} />
          ) : (
            <Unlocked session={session} ended={phase === 'ended'} />
          )}
        </AdminTheme>
      </QueryClientProvider>
    </HostContext>
  );
}

/** Nothing of the owner's stays in memory behind the gate; the site's colours are everybody's. */
function forgetAll(queryClient: QueryClient): void {
  const [config] = queries.config().queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey: [address] }) => address !== config });
  queryClient.getMutationCache().clear();
}

function Unlocked({ session, ended }: { session: Session; ended: boolean }) {
  const [guard] = useState(() => new LeaveGuard());
  return (
    <LeaveGuardContext value={guard}>
      <AdminShell session={session} />
      <LeaveDialog />
      {ended && <SessionEndedDialog session={session} />}
    </LeaveGuardContext>
  );
}
