import { ApiError } from '@deal-harbor/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SessionStore } from './session-store.ts';

interface SignedInProps {
  session: SessionStore;
  children: React.ReactNode;
}

/** Locks as soon as the server no longer knows the session, and forgets the owner's data when it ends. */
export function SignedIn({ session, children }: SignedInProps) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      const { error } = query.state;
      if (error instanceof ApiError && error.status === 401) session.setState({ unlocked: false });
    });
    return () => {
      stop();
      queryClient.clear();
    };
  }, [queryClient, session]);
  return children;
}
