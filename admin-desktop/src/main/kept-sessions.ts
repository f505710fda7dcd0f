import type { Site } from '../shared/site.ts';
import type { SettingsFile } from './settings-file.ts';

type Place = Pick<Site, 'id' | 'origin'>;
type Cookies = Pick<Electron.Cookies, 'get' | 'set' | 'on'>;

/** The system's own encryption, as Electron's safeStorage has it. */
export interface Vault {
  isEncryptionAvailable: () => boolean;
  encryptString: (text: string) => Buffer;
  decryptString: (encrypted: Buffer) => string;
  getSelectedStorageBackend?: () => string;
}

interface KeptCookie {
  name: string;
  value: string;
}

/** Keeps the cookies of signed-in sites between two starts, encrypted by the system or not at all. */
export class KeptSessions {
  constructor(
    private readonly settings: SettingsFile,
    private readonly vault: Vault,
    private readonly platform: NodeJS.Platform = process.platform,
  ) {}

  /** Why this computer cannot keep a session; null when it can. */
  get refusal(): string | null {
    if (!this.vault.isEncryptionAvailable()) return 'This system offers no encryption for it.';
    // Without a keyring Chromium falls back to a key that everybody knows.
    const backend = this.platform === 'linux' && this.vault.getSelectedStorageBackend?.();
    return backend === 'basic_text' || backend === 'unknown'
      ? 'This system has no keyring that could encrypt it.'
      : null;
  }

  has({ id }: Place): boolean {
    return this.settings.now.keptSessions[id] !== undefined;
  }

  async keep({ id, origin }: Place, cookies: Cookies): Promise<void> {
    if (this.refusal) throw new Error(this.refusal);
    const kept = (await cookies.get({ url: origin })).map(({ name, value }) => ({ name, value }));
    if (kept.length === 0) return this.forget({ id });
    const sealed = this.vault.encryptString(JSON.stringify(kept)).toString('base64');
    this.settings.change({ keptSessions: { ...this.settings.now.keptSessions, [id]: sealed } });
  }

  forget({ id }: Pick<Site, 'id'>): void {
    const { [id]: forgotten, ...keptSessions } = this.settings.now.keptSessions;
    if (forgotten !== undefined) this.settings.change({ keptSessions });
  }

  /** Puts the kept cookies back, and from then on keeps what the site makes of them: logging out takes them. */
  async restore(place: Place, cookies: Cookies): Promise<void> {
    for (const { name, value } of this.opened(place)) {
      await cookies.set({
        url: place.origin,
        name,
        value,
        path: '/',
        httpOnly: true,
        secure: place.origin.startsWith('https:'),
        sameSite: 'strict',
      });
    }
    cookies.on('changed', () => {
      if (this.has(place)) void this.keep(place, cookies);
    });
  }

  private opened(place: Place): KeptCookie[] {
    const sealed = this.settings.now.keptSessions[place.id];
    if (sealed === undefined) return [];
    try {
      if (this.refusal) throw new Error(this.refusal);
      return JSON.parse(this.vault.decryptString(Buffer.from(sealed, 'base64')));
    } catch {
      // Another computer's, or the keyring is gone: of no use any more.
      this.forget(place);
      return [];
    }
  }
}
