import { answering } from '../process/helper.ts';
import { quantile } from '../statistics.ts';
import { Connection } from './connection.ts';
import type { LoadOrder, LoadResult } from './load.types.ts';

function requestFor(path: string, { port, headers }: LoadOrder): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join('')}\r\n`);
}

/** The requests in turn, without end or each once. */
function* inTurn(order: LoadOrder): Generator<Buffer, undefined> {
  const requests = order.paths.map((path) => requestFor(path, order));
  do yield* requests;
  while (order.seconds !== null);
}

answering<LoadOrder, LoadResult>(async (order) => {
  const requests = inTurn(order);
  const latencies: number[] = [];
  const connections = Array.from({ length: order.connections }, () => new Connection(order.port));
  const began = performance.now();
  const end = order.seconds === null ? Number.POSITIVE_INFINITY : began + order.seconds * 1000;
  const work = async (connection: Connection) => {
    for (const request of requests) {
      const asked = performance.now();
      if (asked >= end) return;
      await connection.ask(request);
      latencies.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(connections.map(work));
  } finally {
    for (const connection of connections) connection.close();
  }
  return {
    requests: latencies.length,
    seconds: (performance.now() - began) / 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
});
