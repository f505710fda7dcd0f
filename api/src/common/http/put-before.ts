import type { RequestListener, Server } from 'node:http';

/**
 * Puts a listener before the one that answers the server's requests.
 * @param listener made from the one that it stands before
 * @throws Error while nobody answers requests
 */
export function putBefore(
  server: Server,
  listener: (answer: RequestListener) => RequestListener,
): void {
  const [answer] = server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('The framework must be listening already.');
  server.removeListener('request', answer);
  server.on('request', listener(answer));
}
