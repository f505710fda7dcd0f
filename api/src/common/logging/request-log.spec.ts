import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { noteFault, requestLog } from './request-log.js';

interface Line {
  level: number;
  req: { id: string; method: string; path: string };
  res: { statusCode: number };
  responseTime: number;
  err?: { type: string; message: string; stack: string };
}
const [DEBUG, INFO, WARN, ERROR] = [20, 30, 40, 50];

const lines: Line[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };

const app = express()
  .use(requestLog('debug', destination))
  .get('/fine', (_request: Request, response: Response) => void response.send('fine'))
  .get('/door', (_request: Request, response: Response) => void response.sendStatus(401))
  .get('/slow', async (_request: Request, response: Response) => {
    await delay(1_050);
    response.send('at last');
  })
  .get('/stream', async (_request: Request, response: Response) => {
    response.type('text/event-stream').write('data: 1\n\n');
    await delay(1_050);
    response.end();
  })
  .get('/away', (_request: Request, _response: Response) => {
    throw new AppError('unavailable', 'Not now.');
  })
  .get('/broken', () => {
    throw Object.assign(new TypeError('x is not a function'), { parameters: ['ann@example.com'] });
  })
  .use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    noteFault(response, error);
    response.sendStatus(error instanceof AppError ? 503 : 500);
  });

let origin: string;
let server: ReturnType<typeof app.listen>;
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void lines.splice(0));

async function lineOf(path: string): Promise<Line> {
  const response = await fetch(origin + path, { headers: { Cookie: 'session=secret' } });
  await response.text();
  expect(lines).toHaveLength(1);
  const [line] = lines as [Line];
  expect(line.req.id).toBe(response.headers.get('x-request-id'));
  return line;
}

describe('the log of requests', () => {
  it('has one line each, with nothing of whoever asked', async () => {
    const line = await lineOf('/fine?email=ann@example.com');
    expect(line).toMatchObject({
      level: DEBUG,
      req: { method: 'GET', path: '/fine' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
    expect(Object.keys(line.req).sort()).toEqual(['id', 'method', 'path']);
    expect(JSON.stringify(line)).not.toMatch(/ann@|secret|127\.0/);
  });

  it.each([
    ['/door', 401, INFO],
    ['/slow', 200, WARN],
    ['/stream', 200, DEBUG],
    ['/away', 503, WARN],
    ['/broken', 500, ERROR],
    ['/nothing', 404, DEBUG],
  ])('lets %s stand out by its level', async (path, statusCode, level) => {
    expect(await lineOf(path)).toMatchObject({ level, res: { statusCode } });
  });

  it.each([
    '/unsubscribe/0e2c9a34',
    '/Unsubscribe/0e2c9a34/?List=0e2c9a34',
    '//unsubscribe/a/0e2c9a34',
  ])('keeps the token of %s to itself', async (target) => {
    const { req } = await lineOf(target);
    expect(req.path).toMatch(/^\/{1,2}unsubscribe\/…$/i);
  });

  it('says once, with its stack, what went wrong', async () => {
    const { err } = await lineOf('/broken');
    expect(err).toEqual({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('request-log.spec'),
    });
  });
});
