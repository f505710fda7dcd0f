import { choosePicture, saveFile } from './files.ts';
import type { Handlers } from './ipc.ts';
import type { KeptSessions } from './kept-sessions.ts';
import type { Links } from './links.ts';
import type { MainWindow } from './main-window.ts';
import type { Notices } from './notices.ts';
import { Refusal } from './refusal.ts';
import { checkSite } from './site-check.ts';
import type { SiteSessions } from './site-sessions.ts';
import type { SiteSwitch } from './site-switch.ts';
import type { Sites } from './sites.ts';

export interface Parts {
  window: MainWindow;
  sites: Sites;
  sessions: SiteSessions;
  kept: KeptSessions;
  siteSwitch: SiteSwitch;
  links: Links;
  notices: Notices;
}

/** What each of the window's calls does. */
export function handlersOf(parts: Parts): Handlers {
  const { window, sites, sessions, kept, siteSwitch, links, notices } = parts;
  function currentSite() {
    if (!sites.current) throw new Refusal('No site is chosen.');
    return sites.current;
  }
  return {
    readSites: () => sites.state,
    checkSite: (address) => checkSite(address, sessions),
    addSite: (address) => siteSwitch.add(address),
    chooseSite: (id) => siteSwitch.open(id),
    async removeSite(id) {
      await siteSwitch.remove(id);
      return sites.state;
    },
    readKept: () => ({ refusal: kept.refusal, kept: kept.has(currentSite()) }),
    async keepSession() {
      const site = currentSite();
      if (kept.refusal) throw new Refusal(kept.refusal);
      await kept.keep(site, (await sessions.of(site)).cookies);
    },
    forgetSession: () => kept.forget(currentSite()),
    choosePicture: (types) => choosePicture(window, types),
    saveFile: (file) => saveFile(window, file),
    openLink: (url) => links.open(url),
    answerUnsaved: (unsaved) => window.answerUnsaved(unsaved),
    announce: (announcement) => notices.announce(announcement),
  };
}
