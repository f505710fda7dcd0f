import { dialog, shell } from 'electron';
import { hostToOpen } from './external-link.ts';
import type { MainWindow } from './main-window.ts';
import { Refusal } from './refusal.ts';
import type { SettingsFile } from './settings-file.ts';
import type { Sites } from './sites.ts';

/** Opens addresses in the system's browser; each host is asked about once. */
export class Links {
  constructor(
    private readonly settings: SettingsFile,
    private readonly sites: Sites,
    private readonly window: MainWindow,
  ) {}

  async open(address: string): Promise<void> {
    const host = hostToOpen(address, this.sites.current?.origin ?? null);
    if (host === null) throw new Refusal('Only addresses with https are opened.');
    if (!(await this.mayOpen(host))) return;
    await shell.openExternal(address);
  }

  private async mayOpen(host: string): Promise<boolean> {
    const { openedHosts } = this.settings.now;
    if (openedHosts.includes(host)) return true;
    const { response } = await dialog.showMessageBox(this.window.open, {
      type: 'question',
      message: `Open ${host} in your browser?`,
      detail: 'You are asked once for each site.',
      buttons: ['Cancel', 'Open'],
      defaultId: 1,
      cancelId: 0,
    });
    if (response !== 1) return false;
    this.settings.change({ openedHosts: [...openedHosts, host] });
    return true;
  }
}
