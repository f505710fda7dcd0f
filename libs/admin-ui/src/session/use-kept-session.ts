import type { SessionState } from '@deal-harbor/contracts';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';

/** Opens the session that the host has kept, if the server still knows it, and keeps the next one if wanted. */
export function useKeptSession(onSignedIn: () => void) {
  const { keptSession, transport } = useHost();
  const [resuming, setResuming] = useState(keptSession !== null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const opened = useRef(onSignedIn);
  const carry = useRef(transport);
  useEffect(() => {
    opened.current = onSignedIn;
    carry.current = transport;
  });

  useEffect(() => {
    if (!keptSession) return;
    let left = false;
    async function isOpen(): Promise<boolean> {
      const { body } = await carry.current({ method: 'GET', path: '/api/admin/session' });
      return (body as SessionState | null)?.authenticated === true;
    }
    async function resume(): Promise<void> {
      if (!keptSession) return;
      const state = await keptSession.read();
      setRefusal(state.refusal);
      setWanted(state.kept);
      if (!state.kept) return;
      if (!(await isOpen())) return keptSession.forget();
      if (!left) opened.current();
    }
    // Whatever goes wrong, the password still opens the admin.
    void resume()
      .catch(() => undefined)
      .finally(() => setResuming(false));
    return () => {
      left = true;
    };
  }, [keptSession]);

  return {
    possible: keptSession !== null,
    resuming,
    refusal,
    wanted,
    setWanted,
    /** After a sign-in: does what the owner has chosen. */
    async settle(): Promise<void> {
      await (wanted ? keptSession?.keep() : keptSession?.forget())?.catch(() => undefined);
    },
  };
}
