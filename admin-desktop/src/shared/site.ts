/** A site that this app manages. */
export interface Site {
  /** Made from the origin: the same site is never kept twice. */
  id: string;
  /** Such as `https://deals.example`, without a slash at its end. */
  origin: string;
  /** What it called itself when it was last asked. */
  name: string;
}

export interface SitesState {
  all: Site[];
  current: Site | null;
}

/** Why no answer of the site's came. */
export const TROUBLES = ['offline', 'unreachable', 'certificate'] as const;
export type Trouble = (typeof TROUBLES)[number];

export type AddressFault = 'malformed' | 'not-https';
export type SiteFault = AddressFault | Trouble | 'moved' | 'not-a-site' | 'too-old';

export type SiteCheck =
  | { found: true; origin: string; name: string }
  | { found: false; fault: SiteFault };

/** Carried by answers that the main process made because none came: see Trouble. */
export const TROUBLE_HEADER = 'X-Site-Trouble';
