import type { Transport } from '@deal-harbor/api-client';
import type { ToastMessage } from '@deal-harbor/toaster';
import { createContext, useContext } from 'react';

/** What the admin needs of the place that it runs in: a page of the site, or an app of its own. */
export interface AdminHost {
  transport: Transport;
  /** The public site's address, without a slash at its end; empty where the admin is part of it. */
  siteUrl: string;
  /** Where in the admin one is, such as `` (the overview) or `offers`. */
  path: string;
  navigate: (path: string) => void;
  /** Shows an address beside the admin. */
  openExternal: (url: string) => void;
  notify: (message: ToastMessage) => void;
}

export const HostContext = createContext<AdminHost | null>(null);

export function useHost(): AdminHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('The admin needs a host.');
  return host;
}
