import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { net, protocol } from 'electron';
import { APP_SCHEME, isAppUrl } from '../shared/app-origin.ts';
import type { Site } from '../shared/site.ts';
import { assetPath } from './asset-path.ts';
import { pageHeaders } from './page-headers.ts';
import { isForSite } from './site-messages.ts';
import { carry, problem } from './site-proxy.ts';
import type { SiteSessions } from './site-sessions.ts';

/** To be called before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
    },
  ]);
}

interface AppScheme {
  /** Of the built page; absolute. */
  root: string;
  /** In development, where Vite serves the page from. */
  devServer: string | null;
  currentSite: () => Site | null;
  sessions: SiteSessions;
}

/** Answers for the app's own page, and carries what the page asks of the site. */
export function serveAppScheme({ root, devServer, currentSite, sessions }: AppScheme): void {
  async function asset(pathname: string, search: string): Promise<Response> {
    if (devServer) return net.fetch(devServer + pathname + search);
    const file = await assetPath(root, pathname);
    if (!file) return problem(404, 'There is no such file in the app');
    return new Response(new Uint8Array(await readFile(file)), {
      headers: pageHeaders(extname(file)),
    });
  }

  protocol.handle(APP_SCHEME, async (request) => {
    const url = new URL(request.url);
    if (!isAppUrl(url)) return problem(404, 'There is no such page');
    if (!isForSite(url.pathname)) return asset(url.pathname, url.search);
    const site = currentSite();
    if (!site) return problem(409, 'No site is chosen');
    return carry(request, site.origin, await sessions.of(site));
  });
}
