import { PANEL_NAMES } from '@deal-harbor/admin-ui/panel-names';
import { readUrl } from '../shared/read-url.ts';

export const LINK_SCHEME = 'dealharbor';

/**
 * The place in the admin that a link such as `dealharbor://offers` names.
 * Anybody can write such a link: it opens a panel and does nothing else.
 */
export function placeOfLink(link: string): string | null {
  const url = readUrl(link);
  if (url?.protocol !== `${LINK_SCHEME}:` || url.search || url.hash) return null;
  const name = url.host;
  if (!/^\/?$/.test(url.pathname)) return null;
  return (PANEL_NAMES as readonly string[]).includes(name) ? name : null;
}

/** The place of the first link among a program's arguments; undefined without a good one. */
export const placeOfArguments = (args: readonly string[]): string | undefined =>
  args.map(placeOfLink).find((place) => place !== null) ?? undefined;
