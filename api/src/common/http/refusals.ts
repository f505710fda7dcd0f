import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { putBefore } from './put-before.js';

/** What Node calls the faults of a request that cannot be read; any other is a 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ParserError extends Error {
  code?: string;
}

/** Node's own mark of the answer that is under way. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/** How often a request names its host; Node tells of the first only, and a proxy before us may have gone by another. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

/**
 * Gives the answers that Node writes by itself, past all that the application knows, the headers of every answer:
 * to what it cannot parse, to a request without a host or with two, and to expectations that nobody has.
 */
export function answerRefusals(server: Server, headers: Map<string, string>): void {
  const parts = [...headers, ['Connection', 'close'], ['Content-Length', '0']] as const;
  const lines = parts.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const refuse = (response: ServerResponse, status: number) =>
    response.setHeaders(new Map(parts)).writeHead(status).end();

  server.on('clientError', ({ code = '' }: ParserError, socket: AnsweringSocket) => {
    // In the midst of another answer, words of ours would be taken for a part of it.
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const status = STATUSES[code] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    refuse(response, 417);
  });

  Object.assign(server, { requireHostHeader: false });
  putBefore(server, (answer) => (request, response) => {
    const hosts = hostsOf(request);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) refuse(response, 400);
    else answer(request, response);
  });
}
