import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ChatBody, type OpenAiAnswer, openAiAnswers } from './openai-answers.ts';
import { sendAnswer, sendJson } from './openai-wire.ts';

export interface OpenAiRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** null without one. */
  body: ChatBody | null;
  /** How the answer ended; `aborted` is the caller's closing of the socket before its end. */
  ended: Promise<'whole' | 'aborted'>;
}

export interface OpenAiServerOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  host?: string;
  /** What answers when the queue is empty; the usual one is a good answer. */
  otherwise?: (body: ChatBody) => OpenAiAnswer;
}

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  port: number;
  /** In the order of their arrival. */
  requests: OpenAiRequest[];
  /** Appends to the queue: each request for a completion takes one. */
  answer(...answers: OpenAiAnswer[]): void;
  /** Forgets the requests and the queue. */
  reset(): void;
  close(): Promise<void>;
}

const MODELS = ['test-model'];

function record(request: IncomingMessage, response: ServerResponse, body: string): OpenAiRequest {
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: body ? (JSON.parse(body) as ChatBody) : null,
    ended: new Promise((resolve) => {
      response.once('close', () => resolve(response.writableFinished ? 'whole' : 'aborted'));
    }),
  };
}

/** A small real server on loopback that speaks OpenAI's protocol as the test wants it to. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const { port = 0, host = '127.0.0.1', otherwise = openAiAnswers.good } = options;
  const requests: OpenAiRequest[] = [];
  const queue: OpenAiAnswer[] = [];

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = record(incoming, response, await text(incoming));
    requests.push(request);
    const { method, path, body } = request;
    if (method === 'GET' && path === '/v1/models') {
      const data = MODELS.map((id) => ({ id, object: 'model', created: 0, owned_by: 'test' }));
      return sendJson(response, 200, { object: 'list', data });
    }
    if (method === 'POST' && path === '/v1/chat/completions' && body) {
      return sendAnswer(response, body, queue.shift() ?? otherwise(body));
    }
    return sendJson(response, 404, { error: { message: `Unknown request URL: ${path}` } });
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { message: error.message } });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;

  return {
    url: `http://${host}:${taken}/v1`,
    port: taken,
    requests,
    answer: (...answers) => void queue.push(...answers),
    reset() {
      requests.length = 0;
      queue.length = 0;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
