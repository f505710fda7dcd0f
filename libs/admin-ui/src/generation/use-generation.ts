import { ApiError } from '@deal-harbor/api-client';
import type { ToastMessage } from '@deal-harbor/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../data/messages.ts';
import { invalidate } from '../data/use-write.ts';
import { useHost } from '../host.ts';
import { type Attempt, attemptFor } from './attempt-key.ts';
import {
  advanced,
  BEGINNING,
  type Generated,
  isLate,
  type Progress,
  runGeneration,
} from './run-generation.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useFocusAfterCancel } from './use-focus-after-cancel.ts';

/** What one of the generators makes, and how that is told. */
export interface GenerationKind<R extends Generated> {
  /** Of the API, such as `/api/ai/generate-store`. */
  path: string;
  /** Paths of the API whose answers a result changes. */
  touches: readonly string[];
  /** The panel in which a result is found. */
  place: string;
  success: (result: R) => ToastMessage;
  failure: {
    title: string;
    /** When the server says nothing. */
    unknown: string;
  };
}

export type Generation<R extends Generated> =
  | { state: 'idle' }
  /** `place` is where the result may be, when it was too late to be sure that nothing was stored. */
  | { state: 'cancelled'; place: string | null }
  /** `since` is in milliseconds, as Date.now() has it. */
  | { state: 'running'; progress: Progress; since: number }
  | { state: 'done'; result: R }
  /** `again` sends the same attempt once more, where its answer was lost: nothing is made twice. */
  | { state: 'failed'; message: string; again: (() => void) | null };

const LOST = 'The connection was lost. Try again: nothing will be made twice.';

/** One generation at a time. It ends with the panel, which asks before it is left. */
export function useGeneration<Q extends object, R extends Generated>(
  kind: GenerationKind<R>,
  onDone?: (result: R) => void,
) {
  const { stream, notify } = useHost();
  const client = useQueryClient();
  const [generation, setGeneration] = useState<Generation<R>>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const unfinished = useRef<Attempt | null>(null);
  const startButton = useFocusAfterCancel(generation.state === 'cancelled');
  const late = generation.state === 'running' && isLate(generation.progress);
  useAskBeforeLeaving(generation.state === 'running', late, kind.place);
  useEffect(() => () => running.current?.abort(), []);

  async function start(request: Q): Promise<void> {
    if (running.current) return;
    const ending = new AbortController();
    const attempt = attemptFor(unfinished.current, request);
    running.current = ending;
    unfinished.current = attempt;
    setGeneration({ state: 'running', progress: BEGINNING, since: Date.now() });
    const call = {
      method: 'POST' as const,
      path: kind.path,
      body: request,
      headers: { 'Idempotency-Key': attempt.key },
      signal: ending.signal,
    };
    try {
      const result = await runGeneration<R>(stream, call, (event) =>
        setGeneration((now) =>
          now.state === 'running' ? { ...now, progress: advanced(now.progress, event) } : now,
        ),
      );
      unfinished.current = null;
      setGeneration({ state: 'done', result });
      notify(kind.success(result), { awaited: true });
      onDone?.(result);
    } catch (error) {
      if (ending.signal.aborted) setGeneration(cancelled);
      else failWith(error, request);
    } finally {
      running.current = null;
      // After a failure as well: what was lost on the way may have been stored.
      void invalidate(client, kind.touches);
    }
  }

  const cancelled = (now: Generation<R>): Generation<R> => ({
    state: 'cancelled',
    place: now.state === 'running' && isLate(now.progress) ? kind.place : null,
  });

  function failWith(error: unknown, request: Q): void {
    const refused = error instanceof ApiError;
    if (refused) unfinished.current = null;
    const message = refused ? messageOf(error, kind.failure.unknown) : LOST;
    setGeneration({ state: 'failed', message, again: refused ? null : () => void start(request) });
    notify(
      { title: kind.failure.title, description: message, variant: 'destructive' },
      { awaited: true },
    );
  }

  return {
    generation,
    running: generation.state === 'running',
    start: (request: Q) => void start(request),
    cancel: () => running.current?.abort(),
    /** Of the button that starts it: the one that cancels goes with the generation. */
    startButton,
  };
}
