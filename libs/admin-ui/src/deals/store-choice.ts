import type { StoreSummary } from '@deal-harbor/contracts';

/** A store as forms hold it: with its name, so that comparisons can say it. */
export type StoreChoice = Pick<StoreSummary, 'id' | 'name'>;

export const choiceOf = ({ id, name }: StoreChoice): StoreChoice => ({ id, name });

export const nameOfChoice = (value: unknown): string =>
  (value as StoreChoice | null)?.name ?? '(empty)';
