import { type ApiCall, ApiError, expectSuccess } from '@deal-harbor/api-client';
import type { EventStream } from '@deal-harbor/api-client/event-stream';
import type { Blog, GeneratedStore, GenerationEvent } from '@deal-harbor/contracts';

export type Generated = GeneratedStore | Blog;
export type ProgressEvent = Extract<GenerationEvent, { type: 'phase' | 'text' }>;
export type Phase = Extract<GenerationEvent, { type: 'phase' }>['phase'];

export interface Progress {
  phase: Phase;
  /** What the model has written so far: JSON, mostly without its end. */
  text: string;
}

/** Whether the result may be stored before a cancellation reaches the server. */
export const isLate = ({ phase }: Progress): boolean => phase === 'checking' || phase === 'storing';

export const BEGINNING: Progress = { phase: 'asking', text: '' };

/** A second try writes everything anew. */
export function advanced({ phase, text }: Progress, event: ProgressEvent): Progress {
  if (event.type === 'text') return { phase, text: text + event.text };
  return { phase: event.phase, text: event.phase === 'again' ? '' : text };
}

/**
 * Asks for something to be generated and tells how it goes.
 * @throws ApiError with the server's problem; anything else when the answer was lost, so that it may
 * have been made all the same
 */
export async function runGeneration<R extends Generated>(
  stream: EventStream,
  call: ApiCall,
  tell: (event: ProgressEvent) => void,
): Promise<R> {
  let last: Extract<GenerationEvent, { type: 'result' | 'problem' }> | null = null;
  const answer = await stream(call, ({ event, data }) => {
    const received = { type: event, ...JSON.parse(data) } as GenerationEvent;
    if (received.type === 'result' || received.type === 'problem') last = received;
    else tell(received);
  });
  if (answer) return expectSuccess(answer).body as R;
  return resultOf<R>(last);
}

function resultOf<R extends Generated>(
  last: Extract<GenerationEvent, { type: 'result' | 'problem' }> | null,
): R {
  if (last?.type === 'result') return last.result as R;
  if (!last) throw new Error('The answer broke off.');
  throw new ApiError(last.problem.status, last.problem.detail, last.problem);
}
