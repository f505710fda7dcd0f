import type { Blog, GeneratedStore } from '@deal-harbor/contracts';
import type { Request, Response } from 'express';
import { toProblem } from '../../../common/errors/problem.filter.js';
import { noteFault } from '../../../common/logging/request-log.js';
import { cancelled, type GenerationCall } from '../runs/generation-call.js';
import { EventStream } from './event-stream.js';

const EVENTS = 'text/event-stream';

/**
 * Answers with the result as JSON, or as events to a caller that prefers them. A caller that goes away
 * ends the work.
 * @throws what the work throws, as long as nothing has been sent
 */
export async function sendGeneration<T extends GeneratedStore | Blog>(
  request: Request,
  response: Response,
  work: (call: Omit<GenerationCall, 'key'>) => Promise<T>,
): Promise<void> {
  const stream =
    request.accepts(['application/json', EVENTS]) === EVENTS ? new EventStream(response) : null;
  const gone = new AbortController();
  response.once('close', () => gone.abort(cancelled()));
  // The caller may have left before this had its turn.
  if (response.closed) gone.abort(cancelled());
  try {
    const result = await work({
      signal: gone.signal,
      tell: (event) => stream?.send(event),
    });
    if (stream) stream.end({ type: 'result', result });
    else response.json(result);
  } catch (error) {
    if (!stream?.begun) throw error;
    const { body } = toProblem(error);
    if (body.status >= 500) noteFault(response, error);
    stream.end({ type: 'problem', problem: body });
  }
}
