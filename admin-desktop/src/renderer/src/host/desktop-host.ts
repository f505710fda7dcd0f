import type { AdminHost } from '@deal-harbor/admin-ui';
import { httpTransport } from '@deal-harbor/api-client';
import { httpEventStream } from '@deal-harbor/api-client/event-stream';
import { toast } from '@deal-harbor/toaster';
import { ask } from '../desktop.ts';
import { reachingFetch } from './connection.ts';
import { keptSession } from './kept-session.ts';

function tell(error: Error): void {
  toast({ title: error.message, variant: 'destructive' });
}

/**
 * The admin's place in this app. Its calls go to the page's own address, from where the main process carries
 * them to the site.
 * @param siteUrl origin of the site
 */
export const desktopHost = (siteUrl: string): Omit<AdminHost, 'router'> => ({
  transport: httpTransport('', reachingFetch),
  stream: httpEventStream('', reachingFetch),
  siteUrl,
  openExternal: (url) => void ask('openLink', url).catch(tell),
  async choosePicture(types) {
    const chosen = await ask('choosePicture', types).catch(tell);
    if (!chosen) return null;
    return new File([chosen.bytes], chosen.name, { type: chosen.type });
  },
  async saveFile(file) {
    const saved = await ask('saveFile', file).catch(tell);
    if (saved) toast({ title: `${file.name} is saved` });
  },
  notify(message, options) {
    toast(message);
    const { title, description } = message;
    if (options?.awaited) void ask('announce', { title, description });
  },
  keptSession,
});
