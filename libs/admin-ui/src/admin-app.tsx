import { createQueryClient } from '@deal-harbor/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { type AdminHost, HostContext } from './host.ts';
import { AdminShell } from './layout/admin-shell.tsx';
import { AdminTheme } from './layout/admin-theme.tsx';
import { createSessionStore } from './session/session-store.ts';
import { SignIn } from './session/sign-in.tsx';
import { SignedIn } from './session/signed-in.tsx';

/** The whole admin. Unlocked only as long as it is mounted: a reload asks for the password again. */
export function AdminApp({ host }: { host: AdminHost }) {
  const [session] = useState(createSessionStore);
  const [queryClient] = useState(() => createQueryClient({ transport: host.transport }));
  const unlocked = useStore(session, (state) => state.unlocked);
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <AdminTheme>
          {unlocked ? (
            <SignedIn session={session}>
              <AdminShell session={session} />
            </SignedIn>
          ) : (
            <SignIn onSignedIn={() => session.setState({ unlocked: true })} />
          )}
        </AdminTheme>
      </QueryClientProvider>
    </HostContext>
  );
}
