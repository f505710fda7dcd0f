import type { AdminLocation } from '../host.ts';
import { usePlace } from './use-place.ts';

export type Opened = number | 'new' | null;

const PARAM = 'edit';

function opened(params: URLSearchParams, prefix: string): Opened {
  const text = params.get(prefix + PARAM);
  if (text === 'new') return 'new';
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Which of the panel's records is open for editing; in the address, so that it can be linked to. */
export function useOpened() {
  const { params, prefix, change } = usePlace();
  const now = opened(params, prefix);
  return {
    opened: now,
    open(which: number | 'new', options: { replace?: boolean } = {}): void {
      change((current) => {
        const next = new URLSearchParams(current);
        next.set(prefix + PARAM, String(which));
        return next;
      }, options);
    },
    /** In place of the open one, so that going back does not open it again. */
    close(): void {
      change(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(prefix + PARAM);
          return next;
        },
        { replace: true },
      );
    },
    /** Whether a step to there closes what is open. */
    closedBy(to: AdminLocation | null, path: string): boolean {
      if (!to || to.path !== path) return true;
      return opened(new URLSearchParams(to.search), prefix) !== now;
    },
  };
}
