import type { AdminRouter } from '@deal-harbor/admin-ui';
import { useEffect, useRef } from 'react';
import { onEvent } from '../desktop.ts';

const SEARCH = 'input[type=search]';
/** A panel with a search, for those that have none. */
const SEARCHABLE = 'stores';
const FOUND_WITHIN_MS = 3_000;

/** Puts the cursor into the panel's search as soon as there is one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(SEARCH);
  field?.focus();
  field?.select();
  return field !== null;
}

function focusSearchSoon(): void {
  const observer = new MutationObserver(() => {
    if (focusSearch()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), FOUND_WITHIN_MS);
}

/** Does what the menu, links and notifications ask for. */
export function useCommands(router: AdminRouter): void {
  const { navigate } = router;
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => onEvent('go', (place) => go.current(place)), []);
  useEffect(
    () =>
      onEvent('search', () => {
        if (focusSearch()) return;
        focusSearchSoon();
        go.current(SEARCHABLE);
      }),
    [],
  );
}
