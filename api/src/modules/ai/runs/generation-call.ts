import type { GenerationEvent } from '@deal-harbor/contracts';
import { AppError } from '../../../common/errors/app-error.js';

/** What a caller may be told while the work goes on. */
export type ProgressEvent = Extract<GenerationEvent, { type: 'phase' | 'text' }>;

export interface GenerationCall {
  /** One result for all calls with the same one; null for a call of its own. */
  key: string | null;
  /** Ends the work until storing has begun; its reason is an AppError. */
  signal: AbortSignal;
  tell: (event: ProgressEvent) => void;
}

/** The caller has gone: nobody reads the answer. */
export const cancelled = () => new AppError('cancelled', 'The request was cancelled.');
