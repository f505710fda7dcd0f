import { AI_DEADLINE_MS } from '@deal-harbor/contracts';

/** Milliseconds. */
export interface AiTimes {
  /** For one question, both tries and the wait between them included. */
  deadlineMs: number;
  /** Before the second try, at least; at most twice as long. */
  backOffMs: number;
  /** The longest wait before the second try that a provider may ask for. */
  longestWaitMs: number;
}

/** Injects the `AiTimes`. */
export const AI_TIMES = Symbol('AI times');

export const usualAiTimes = (): AiTimes => ({
  deadlineMs: AI_DEADLINE_MS,
  backOffMs: 800,
  longestWaitMs: 5_000,
});
