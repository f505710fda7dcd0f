import type { Transport } from '@deal-harbor/api-client';
import type { EventStream } from '@deal-harbor/api-client/event-stream';
import type { Session } from './session.ts';

/** Its own 401 says that a password was wrong, not that a session has ended. */
const SESSION_PATH = '/api/admin/session';

/**
 * A call that finds the session ended waits until the owner has signed in again, and is then sent once
 * more: nothing that was typed is lost.
 */
async function repeated<A extends { status: number } | null>(
  session: Session,
  path: string,
  send: () => Promise<A>,
): Promise<A> {
  const { signIns } = session.store.getState();
  const answer = await send();
  if (answer?.status !== 401 || path === SESSION_PATH) return answer;
  return (await session.renewed(signIns)) ? repeated(session, path, send) : answer;
}

export const renewingTransport =
  (transport: Transport, session: Session): Transport =>
  (call) =>
    repeated(session, call.path, () => transport(call));

export const renewingStream =
  (stream: EventStream, session: Session): EventStream =>
  (call, onEvent) =>
    repeated(session, call.path, () => stream(call, onEvent));
