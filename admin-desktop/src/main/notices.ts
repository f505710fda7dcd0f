import { Notification } from 'electron';
import type { Announcement } from '../shared/ipc.ts';
import { endingsOf, expiryNotice } from './expiry-notice.ts';
import type { MainWindow } from './main-window.ts';
import type { SettingsFile } from './settings-file.ts';
import type { SiteSessions } from './site-sessions.ts';
import type { Sites } from './sites.ts';

const LOOK_EVERY_MS = 15 * 60_000;
const SOON = '/api/coupons?scope=admin&expiry=soon&order=expiry&limit=3';

/** Notifications of the system's. */
export class Notices {
  /** Else they vanish with the next collection of garbage, and a click finds nobody. */
  private readonly shown = new Set<Notification>();

  constructor(
    private readonly settings: SettingsFile,
    private readonly sites: Sites,
    private readonly sessions: SiteSessions,
    private readonly window: MainWindow,
  ) {}

  /** For the end of long work that the owner may have turned away from. */
  announce({ title, description = '' }: Announcement): void {
    if (!this.window.isLookedAt) this.show({ title, body: description });
  }

  /** Looks now and then; a sign-in is a good moment too, since a look needs the owner's session. */
  watchExpiry(): void {
    this.sessions.onSignIn = () => this.look();
    setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  private look(): void {
    // Without an answer there is nothing to say; the next look asks again.
    void this.lookForExpiry().catch(() => undefined);
  }

  /** Says once a day which coupons end soon. */
  private async lookForExpiry(): Promise<void> {
    const site = this.sites.current;
    const today = new Date().toISOString().slice(0, 10);
    const { expiryNotices } = this.settings.now;
    if (!site || expiryNotices[site.id] === today) return;
    const session = await this.sessions.of(site);
    const answer = await session.fetch(site.origin + SOON, {
      credentials: 'include',
      redirect: 'error',
    });
    const endings = answer.ok ? endingsOf(await answer.json()) : null;
    if (!endings) return;
    const total = Number(answer.headers.get('X-Total-Count') ?? endings.length);
    const notice = expiryNotice(site.name, total, endings);
    if (!notice) return;
    this.settings.change({ expiryNotices: { ...expiryNotices, [site.id]: today } });
    this.show(notice, 'coupons?expiry=soon');
  }

  /** @param place that a click leads to */
  private show({ title, body }: { title: string; body: string }, place?: string): void {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    this.shown.add(notification);
    notification.on('click', () => this.window.show(place));
    notification.on('close', () => this.shown.delete(notification));
    notification.show();
  }
}
