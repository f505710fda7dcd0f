import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer with everything that went over the wire, but what any server writes by itself. */
export interface Captured {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** Base64. */
  body: string;
  bytes: number;
  /** Seconds for which a connection is kept; null when the answer does not say. */
  keepAlive: number | null;
}

const EVERY_SERVERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

function ask(port: number, path: string, headers: Record<string, string>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });
}

/** @throws Error for another status than 200 */
export async function capture(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Captured> {
  const answer = await ask(port, path, { Host: `localhost:${port}`, ...headers });
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
  const kept: string[] = [];
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(i, i + 2);
    if (!EVERY_SERVERS.has(name.toLowerCase())) kept.push(name, value);
  }
  const keepAlive = /timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1];
  return {
    status: answer.statusCode,
    headers: kept,
    body: body.toString('base64'),
    bytes: body.length,
    keepAlive: keepAlive ? Number(keepAlive) : null,
  };
}
