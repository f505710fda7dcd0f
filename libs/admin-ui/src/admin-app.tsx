import { createQueryClient } from '@deal-harbor/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
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
  const { transport, stream } = host;
  const carriers = useMemo(
    () => ({
      transport: renewingTransport(transport, session),
      stream: renewingStream(stream, session),
    }),
    [transport, stream, session],
  );
  const [queryClient] = useState(() => createQueryClient({ transport: carriers.transport }));
  const phase = useStore(session.store, (state) => state.phase);
  const locked = phase === 'locked';
  // Nothing of the owner's stays in memory behind the gate.
  useEffect(() => () => (locked ? undefined : queryClient.clear()), [locked, queryClient]);
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

function Unlocked({ session, ended }: { session: Session; ended: boolean }) {
  const [guard] = useState(() => new LeaveGuard());
  return (
    <LeaveGuardContext value={guard}>
      <AdminShell session={session} />
      <LeaveDialog />
      <SessionEndedDialog session={session} open={ended} />
    </LeaveGuardContext>
  );
}
