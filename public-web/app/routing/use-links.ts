import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LOOK, pageLinkOf } from './page-link.ts';
import { prepare } from './prepare.ts';

/** Milliseconds that a link is looked at before its page is fetched ahead. */
const INTENT_MS = 80;

/**
 * Follows the links of the whole document, and fetches ahead where one is about to be followed. Links stay plain
 * anchors: they cost nothing to render, and those inside articles are followed like any.
 */
export function useLinks(): void {
  useFollowing();
  useIntent();
}

function useFollowing(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
      const { link } = pageLinkOf(event) ?? {};
      if (!link) return;
      const { pathname, search, hash } = link;
      const here = pathname + search === location.pathname + location.search;
      // The browser jumps better: it moves the focus along.
      if (here && hash) return;
      event.preventDefault();
      const preventScrollReset = 'keepScroll' in link.dataset;
      navigate(pathname + search + hash, { replace: here, preventScrollReset });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function useIntent(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout>;
    function look(event: Event) {
      clearTimeout(timer);
      const { visit } = pageLinkOf(event) ?? {};
      if (visit)
        timer = setTimeout(prepare, event.type === 'touchstart' ? 0 : INTENT_MS, visit, client);
    }
    const gone = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart', LOOK]) {
      document.addEventListener(type, look, { passive: true, signal: gone.signal });
    }
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [client]);
}

/** Not every browser says so. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
