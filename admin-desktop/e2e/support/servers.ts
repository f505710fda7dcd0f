import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, createServer as createRelay, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const listening = (server: Server | ReturnType<typeof createRelay>, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A site on this computer that answers like this. */
export async function playSite(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** By path; what is not named is 404. */
export const answers =
  (bodies: Record<string, unknown>): RequestListener =>
  (request, response) => {
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  };

/** A site whose certificate it has made itself; `calls` counts what reaches it nevertheless. */
export async function playSelfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const site = { origin: '', calls: 0, stop: () => server.close() };
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (_request, response) => {
      site.calls += 1;
      response.end();
    },
  );
  site.origin = `https://localhost:${await listening(server)}`;
  rmSync(folder, { recursive: true });
  return site;
}

/** The product behind another port, which can go away and come back. */
export async function relayTo(origin: string) {
  const target = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  const open = () =>
    createRelay((socket) => {
      const onward = connect(target, 'localhost');
      for (const one of [socket, onward]) {
        sockets.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => sockets.delete(one));
      }
      socket.pipe(onward).pipe(socket);
    });
  let relay = open();
  const port = await listening(relay);
  return {
    origin: `http://localhost:${port}`,
    goAway(): void {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
    async comeBack(): Promise<void> {
      relay = open();
      await listening(relay, port);
    },
  };
}
