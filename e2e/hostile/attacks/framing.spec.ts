import { expect, test } from 'playwright/test';
import { note } from '../support/tally.ts';
import { get, head, host, sendBytes } from '../support/wire.ts';

const HOST = `Host: ${host}`;
const JSON_LINE = 'Content-Type: application/json';
const POST = 'POST /api/newsletter/subscribe HTTP/1.1';
/** What an attacker would have the server take for a request of its own. */
const SMUGGLED = head('GET /api/smuggled HTTP/1.1', HOST);

/** Requests whose end two readers may see at two places. None may be two. */
const AMBIGUOUS: Record<string, string> = {
  'two lengths that differ': head(POST, HOST, 'Content-Length: 4', 'Content-Length: 5') + SMUGGLED,
  'two lengths in a list': head(POST, HOST, 'Content-Length: 4, 5') + SMUGGLED,
  'a length and chunks': `${head(POST, HOST, 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n${SMUGGLED}`,
  'chunks that are named twice':
    head(POST, HOST, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity') +
    `0\r\n\r\n${SMUGGLED}`,
  'chunks in odd letters': `${head(POST, HOST, 'Content-Length: 3', 'Transfer-Encoding: xchunked')}0\r\n\r\n${SMUGGLED}`,
  'chunks behind a tab': `${head(POST, HOST, 'Content-Length: 3', 'Transfer-Encoding:\tchunked')}0\r\n\r\n${SMUGGLED}`,
  'a space before the colon': `${head(POST, HOST, 'Transfer-Encoding : chunked', 'Content-Length: 3')}0\r\n\r\n${SMUGGLED}`,
  'a folded header':
    head(POST, HOST, 'X: y', ' Transfer-Encoding: chunked', 'Content-Length: 3') +
    `0\r\n\r\n${SMUGGLED}`,
  'a carriage return alone': `${POST}\r\n${HOST}\r\nX: y\rTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'line feeds alone': `${POST}\n${HOST}\nContent-Length: 0\n\n${SMUGGLED}`,
  'a negative length': head(POST, HOST, 'Content-Length: -1') + SMUGGLED,
  'a length with a sign': head(POST, HOST, 'Content-Length: +3') + SMUGGLED,
  'a length in hexadecimal': head(POST, HOST, 'Content-Length: 0x3') + SMUGGLED,
  'a length beyond numbers': head(POST, HOST, `Content-Length: ${'9'.repeat(40)}`) + SMUGGLED,
  'a chunk of a negative size': `${head(POST, HOST, JSON_LINE, 'Transfer-Encoding: chunked')}-1\r\n\r\n${SMUGGLED}`,
  'a chunk beyond numbers': `${head(POST, HOST, JSON_LINE, 'Transfer-Encoding: chunked')}${'F'.repeat(20)}\r\n${SMUGGLED}`,
  'a chunk with an extension of line feeds':
    head(POST, HOST, JSON_LINE, 'Transfer-Encoding: chunked') +
    `2;\nxx\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk without its line’s end': `${head(POST, HOST, JSON_LINE, 'Transfer-Encoding: chunked')}2\r\n{}0\r\n\r\n${SMUGGLED}`,
  'two hosts': head('GET / HTTP/1.1', HOST, 'Host: evil.example') + SMUGGLED,
  'a NUL in a header': head('GET / HTTP/1.1', HOST, 'X: a\0b') + SMUGGLED,
  'a NUL in the address': head('GET /\0 HTTP/1.1', HOST) + SMUGGLED,
  'a header without a name': head('GET / HTTP/1.1', HOST, ': x') + SMUGGLED,
  'another protocol': head('GET / HTTP/3.0', HOST) + SMUGGLED,
  'HTTP/2 without asking': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SMUGGLED}`,
  'an upgrade':
    head(
      'GET / HTTP/1.1',
      HOST,
      'Upgrade: h2c',
      'Connection: Upgrade, HTTP2-Settings',
      'HTTP2-Settings: AA',
    ) + SMUGGLED,
  'a way to elsewhere': head('CONNECT evil.example:443 HTTP/1.1', HOST) + SMUGGLED,
  'bytes of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a line without an end': `GET /${'a'.repeat(100_000)}`,
  'headers without an end': `GET / HTTP/1.1\r\n${HOST}\r\n${'X: y\r\n'.repeat(20_000)}`,
  nothing: '',
};

const statusesOf = (answers: string) => answers.match(/HTTP\/1\.1 \d{3}/g) ?? [];

/** @returns what is wrong with the answers to an ambiguous request, or null */
function faultOf(answers: string): string | null {
  const statuses = statusesOf(answers);
  if (/ 5\d\d/.test(statuses.join())) return 'is a fault of ours';
  return statuses.length > 1 ? 'is two requests' : null;
}

test('requests whose end is doubtful are refused, or are one', async () => {
  const faults = await Promise.all(
    Object.entries(AMBIGUOUS).map(async ([what, bytes]) => {
      const answers = await sendBytes(Buffer.from(bytes, 'latin1'));
      const fault = faultOf(answers);
      return fault && `${what} ${fault}:\n${answers}`;
    }),
  );
  expect(faults.filter(Boolean)).toEqual([]);
  expect((await get('/healthz')).status).toBe(200);
  note({ kind: 'ambiguous and broken requests', tried: faults.length });
});

test('the next request on a connection is answered as itself', async () => {
  const both = `${head('GET /healthz HTTP/1.1', HOST)}${head('GET /readyz HTTP/1.1', HOST)}`;
  expect(statusesOf(await sendBytes(both))).toHaveLength(2);
});
