import type { EntityManager } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import type { AiQuestion } from '../provider/ai-provider.js';
import type { GenerationKind } from '../runs/ai-generation.entity.js';

/** Stores what was generated, within the caller's transaction. @returns its id */
export type Store = (manager: EntityManager) => Promise<number>;

/** One thing to be generated: what to ask, and what to make of the answer. */
export interface Assignment {
  question: AiQuestion;
  /** Holds the answer against our own rules. @throws AppError 'provider-failed' */
  check(answer: unknown): Promise<Store>;
}

export interface Generator<Body extends object, Result> {
  kind: GenerationKind;
  /** @throws AppError 'unknown-reference' */
  assignment(body: Body): Promise<Assignment>;
  /** What was stored, as it stands now. @throws AppError 'not-found' */
  read(id: number): Promise<Result>;
}

/** The answer is JSON, but nothing that may be stored. */
export const unusable = () =>
  new AppError('provider-failed', 'The AI provider’s answer was of no use: try again.');
