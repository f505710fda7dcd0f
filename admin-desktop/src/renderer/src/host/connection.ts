import { useSyncExternalStore } from 'react';
import { TROUBLE_HEADER, TROUBLES, type Trouble } from '../../../shared/site.ts';

let trouble: Trouble | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTrouble(now: Trouble | null): void {
  trouble = now;
  for (const listener of listeners) listener();
}

/** Why the site was not reached when it was last asked; null when it was. */
export const useTrouble = (): Trouble | null => useSyncExternalStore(subscribe, () => trouble);

/**
 * `fetch` that rejects where no answer of the site's came, as it does in a browser: the main process then
 * answers in its place.
 */
export const reachingFetch: typeof fetch = async (...asked) => {
  const answer = await fetch(...asked);
  const said = answer.headers.get(TROUBLE_HEADER);
  const found = TROUBLES.find((one) => one === said) ?? null;
  setTrouble(found);
  if (found) throw new TypeError(`The site was not reached: ${found}.`);
  return answer;
};
