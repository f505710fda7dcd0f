import { createHash } from 'node:crypto';
import { LIMITS } from '@deal-harbor/contracts';
import type { Site, SitesState } from '../shared/site.ts';
import type { SettingsFile } from './settings-file.ts';

export const siteId = (origin: string): string =>
  createHash('sha256').update(origin).digest('hex').slice(0, 16);

/** The sites that the owner has added, and the one that is open. */
export class Sites {
  constructor(private readonly settings: SettingsFile) {}

  get all(): readonly Site[] {
    return this.settings.now.sites;
  }

  get current(): Site | null {
    return this.byId(this.settings.now.current);
  }

  get state(): SitesState {
    return { all: [...this.all], current: this.current };
  }

  byId(id: string | null): Site | null {
    return this.all.find((site) => site.id === id) ?? null;
  }

  /** Keeps a site, or its new name. */
  keep({ origin, name }: Omit<Site, 'id'>): Site {
    const site = { id: siteId(origin), origin, name: name.slice(0, LIMITS.name) };
    const others = this.all.filter(({ id }) => id !== site.id);
    this.settings.change({ sites: [...others, site] });
    return site;
  }

  /** @param id null for none */
  open(id: string | null): void {
    this.settings.change({ current: this.byId(id)?.id ?? null });
  }

  remove(id: string): void {
    const { [id]: _session, ...keptSessions } = this.settings.now.keptSessions;
    const { [id]: _notice, ...expiryNotices } = this.settings.now.expiryNotices;
    const sites = this.all.filter((site) => site.id !== id);
    const current = this.current?.id === id ? null : this.settings.now.current;
    this.settings.change({ sites, current, keptSessions, expiryNotices });
  }
}
