import { readUrl } from '../shared/read-url.ts';

/** The folder that updates are looked for in; null where none is set, or none that is safe. */
export function feedOf(updateFeed: string | null): string | null {
  const url = updateFeed === null ? null : readUrl(updateFeed);
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
