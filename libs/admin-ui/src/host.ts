import type { Transport } from '@deal-harbor/api-client';
import type { EventStream } from '@deal-harbor/api-client/event-stream';
import type { ToastMessage } from '@deal-harbor/toaster';
import { createContext, useContext } from 'react';

/** A place in the admin, below its root: `offers`, with `?page=2` and `#coupons` where there are any. */
export interface AdminLocation {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its sign, or empty. */
  hash: string;
}

/** Is asked before the host goes to another place. */
export interface NavigationBlocker {
  /** @param to null is a place outside the admin */
  blocks: (to: AdminLocation | null) => boolean;
  /** Called instead of going; exactly one of the two functions is to be called later. */
  onBlocked: (go: () => void, stay: () => void) => void;
}

export interface AdminRouter {
  location: AdminLocation;
  /** Where one is by now, which what is on the screen may not know yet. */
  current: () => AdminLocation;
  /** @param to below the admin's root, such as `offers?page=2`; empty is the dashboard */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** What a link to such a place carries. */
  href: (to: string) => string;
  /** Only one at a time; null takes it away. */
  block: (blocker: NavigationBlocker | null) => void;
}

/** What a host that outlives its window can keep of a session. */
export interface KeptSession {
  /** `refusal` says why nothing can be kept here; null when it can. `kept`: one is, and may still be good. */
  read: () => Promise<{ refusal: string | null; kept: boolean }>;
  /** Keeps the session that has just been opened. */
  keep: () => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * What the admin needs of the place that it runs in: a page of the site, or an app of its own. Whichever it is,
 * its page answers /media as the site does.
 */
export interface AdminHost {
  transport: Transport;
  stream: EventStream;
  router: AdminRouter;
  /** The public site's address, without a slash at its end; empty where the admin is part of it. */
  siteUrl: string;
  /** Shows an address beside the admin. */
  openExternal: (url: string) => void;
  /**
   * Lets the owner choose a picture's file; null when they chose none.
   * @param types media types
   */
  choosePicture: (types: readonly string[]) => Promise<File | null>;
  /** Hands a file to the owner; resolves when it is kept, or when they chose not to. */
  saveFile: (file: { name: string; type: string; content: string }) => Promise<void>;
  /** @param options awaited: the end of long work, to be told also to who looks elsewhere meanwhile */
  notify: (message: ToastMessage, options?: { awaited?: boolean }) => void;
  /** Null where every session ends with the page. */
  keptSession: KeptSession | null;
}

export const HostContext = createContext<AdminHost | null>(null);

export function useHost(): AdminHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('The admin needs a host.');
  return host;
}
