import { createServer } from 'node:net';
import { runSync } from './run-as.js';

/** A port of 127.0.0.1 that is free now. Windows only: elsewhere nothing listens on TCP. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}

/** Windows has no signals; pg_ctl speaks to the server in PostgreSQL's own way. `seconds` to wait for its end. */
export function stopByPgCtl(pgCtl: string, cluster: string, seconds: number): boolean {
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', String(seconds)];
  return runSync({ file: pgCtl, args, options: {} }).status === 0;
}
