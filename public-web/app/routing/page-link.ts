import { ELSEWHERE, visitOf } from '../routes.ts';
import type { Visit } from './page-route.ts';

export interface PageLink {
  link: HTMLAnchorElement;
  visit: Visit;
}

/** What `lookAt` tells. */
export const LOOK = 'look';

/** For a link that is about to be followed, with neither pointer nor focus on it. */
export function lookAt(link: HTMLAnchorElement): void {
  link.dispatchEvent(new Event(LOOK, { bubbles: true }));
}

/** The link around an event's target, where it leads to a page of this very document: `data-reload` asks for a new one. */
export function pageLinkOf({ target }: Event): PageLink | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return null;
  if (link.target || link.hasAttribute('download') || 'reload' in link.dataset) return null;
  const visit = visitOf(link.pathname, link.search);
  return visit.route === ELSEWHERE ? null : { link, visit };
}
