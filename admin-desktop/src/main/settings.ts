import { LIMITS } from '@deal-harbor/contracts';
import {
  type Guard,
  isBoolean,
  isInteger,
  isListOf,
  isMapOf,
  isShape,
  isText,
  orNull,
} from '../shared/guards.ts';
import type { Site } from '../shared/site.ts';
import { isSiteOrigin } from './site-address.ts';

export interface WindowPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  maximized: boolean;
}

/** What the app remembers, in settings.json in its data folder. */
export interface Settings {
  sites: Site[];
  /** The id of the site that is open. */
  current: string | null;
  window: WindowPlace | null;
  /** Hosts that the owner lets this app open in the browser. */
  openedHosts: string[];
  /** Encrypted by the system, in Base64, by site. */
  keptSessions: Record<string, string>;
  /** The day on which coupons that end soon were last announced, by site. */
  expiryNotices: Record<string, string>;
  /** https address of a folder with updates; null: never asked. */
  updateFeed: string | null;
}

export const FRESH: Settings = {
  sites: [],
  current: null,
  window: null,
  openedHosts: [],
  keptSessions: {},
  expiryNotices: {},
  updateFeed: null,
};

const isSite = isShape<Site>({
  id: isText(64),
  origin: isSiteOrigin,
  name: isText(LIMITS.name),
});

const isWindowPlace = isShape<WindowPlace>({
  x: isInteger,
  y: isInteger,
  width: isInteger,
  height: isInteger,
  maximized: isBoolean,
});

export const isSettings: Guard<Settings> = isShape<Settings>({
  sites: isListOf(isSite, 100),
  current: orNull(isText(64)),
  window: orNull(isWindowPlace),
  openedHosts: isListOf(isText(LIMITS.domain), 10_000),
  keptSessions: isMapOf(isText(20_000)),
  expiryNotices: isMapOf(isText(10)),
  updateFeed: orNull(isText(LIMITS.url)),
});
