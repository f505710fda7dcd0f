import type { SiteCheck } from '../shared/site.ts';
import type { MainWindow } from './main-window.ts';
import { Refusal } from './refusal.ts';
import { checkSite } from './site-check.ts';
import type { SiteSessions } from './site-sessions.ts';
import type { Sites } from './sites.ts';

/** From one site to another: always with a fresh page, so that nothing of one is seen in the other. */
export class SiteSwitch {
  /** Told whenever the sites or the open one have changed. */
  onChange: () => void = () => undefined;

  constructor(
    private readonly sites: Sites,
    private readonly sessions: SiteSessions,
    private readonly window: MainWindow,
  ) {}

  async open(id: string | null): Promise<void> {
    if (id === this.sites.current?.id) return;
    this.window.show();
    await this.window.restart(() => {
      this.sites.open(id);
      this.onChange();
    });
  }

  async add(address: string): Promise<SiteCheck> {
    const check = await checkSite(address, this.sessions);
    if (!check.found) return check;
    const { id } = this.sites.keep(check);
    this.onChange();
    // The page that asked goes with the switch: it gets its answer first.
    setImmediate(() => void this.open(id));
    return check;
  }

  /** Ends the site's session in this app as well. */
  async remove(id: string): Promise<void> {
    const site = this.sites.byId(id);
    if (!site) return;
    if (site.id === this.sites.current?.id) throw new Refusal('This site is open.');
    this.sites.remove(id);
    await (await this.sessions.of(site)).clearStorageData();
    this.onChange();
  }
}
