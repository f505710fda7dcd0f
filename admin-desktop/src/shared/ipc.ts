import type { SiteCheck, SitesState } from './site.ts';

export interface ChosenPicture {
  name: string;
  /** Media type, by the name's end. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface FileToSave {
  name: string;
  /** Media type. */
  type: string;
  content: string;
}

export interface Announcement {
  title: string;
  description?: string | undefined;
}

export interface KeptState {
  /** Why this computer cannot keep a session; null when it can. */
  refusal: string | null;
  /** Whether one of the current site's is kept. */
  kept: boolean;
}

/** What the window may ask of the main process. */
export interface Calls {
  readSites: () => SitesState;
  checkSite: (address: string) => SiteCheck;
  /** Checks, keeps and opens the site. */
  addSite: (address: string) => SiteCheck;
  /** Opens a kept site by its id; null opens the list of them. */
  chooseSite: (id: string | null) => void;
  /** Forgets a site that is not open, and its session. */
  removeSite: (id: string) => SitesState;
  readKept: () => KeptState;
  /** Keeps the current site's session on this computer. */
  keepSession: () => void;
  forgetSession: () => void;
  /** @param types media types; null when nothing was chosen */
  choosePicture: (types: readonly string[]) => ChosenPicture | null;
  /** False when the owner chose not to. */
  saveFile: (file: FileToSave) => boolean;
  /** In the system's browser, after asking once per host. */
  openLink: (url: string) => void;
  /** To the event `askUnsaved`: whether leaving the page would lose something. */
  answerUnsaved: (unsaved: boolean) => void;
  /** As a notification of the system's, when the window is not looked at. */
  announce: (announcement: Announcement) => void;
}

export type Channel = keyof Calls;
export type Asked<C extends Channel> = Parameters<Calls[C]>;
export type Answered<C extends Channel> = ReturnType<Calls[C]>;

export const CHANNELS = [
  'readSites',
  'checkSite',
  'addSite',
  'chooseSite',
  'removeSite',
  'readKept',
  'keepSession',
  'forgetSession',
  'choosePicture',
  'saveFile',
  'openLink',
  'answerUnsaved',
  'announce',
] as const satisfies readonly Channel[];

/** What the main process tells the window. */
export interface Events {
  /** Go to a place below the admin's root, such as `offers?edit=new`. */
  go: string;
  /** Put the cursor into the search. */
  search: null;
  /** Answer whether leaving the page would lose something. */
  askUnsaved: null;
}

export const EVENTS = ['go', 'search', 'askUnsaved'] as const satisfies readonly (keyof Events)[];

export type Envelope<T> = { ok: true; value: T } | { ok: false; problem: string };

/** What the preload script gives to the page. */
export interface DesktopBridge {
  calls: { [C in Channel]: (...asked: Asked<C>) => Promise<Envelope<Answered<C>>> };
  /** @returns a function that stops listening */
  on: <E extends keyof Events>(event: E, listener: (told: Events[E]) => void) => () => void;
}
