import { session } from 'electron';
import type { Site } from '../shared/site.ts';
import type { KeptSessions } from './kept-sessions.ts';

/** The network of each site: in memory, apart from every other site's and from the window's. */
export class SiteSessions {
  /** Told when a site has given out a session. */
  onSignIn: () => void = () => undefined;
  private readonly opened = new Map<string, Promise<Electron.Session>>();

  constructor(private readonly kept: KeptSessions) {}

  /** With the kept session in it, where there is one. */
  of(site: Pick<Site, 'id' | 'origin'>): Promise<Electron.Session> {
    const known = this.opened.get(site.id);
    if (known) return known;
    const opening = this.open(site);
    this.opened.set(site.id, opening);
    return opening;
  }

  private async open({ id, origin }: Pick<Site, 'id' | 'origin'>): Promise<Electron.Session> {
    const opened = session.fromPartition(`site-${id}`);
    opened.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
    opened.setPermissionCheckHandler(() => false);
    await this.kept.restore({ id, origin }, opened.cookies);
    opened.cookies.on('changed', (_event, _cookie, _cause, removed) => {
      if (!removed) this.onSignIn();
    });
    return opened;
  }
}
