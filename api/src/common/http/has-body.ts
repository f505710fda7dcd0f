import type { IncomingMessage } from 'node:http';

/** Whether a body comes along, which could keep the answer waiting for as long as its sender likes. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
