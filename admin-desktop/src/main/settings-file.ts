import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPlain } from '../shared/guards.ts';
import { FRESH, isSettings, type Settings } from './settings.ts';

/** Settings on disk. A file that cannot be used is put aside, and the app begins anew. */
export class SettingsFile {
  private settings: Settings;

  constructor(private readonly path: string) {
    this.settings = this.load();
  }

  get now(): Readonly<Settings> {
    return this.settings;
  }

  /** @throws when the disk does not take it; what was there before then still holds */
  change(changes: Partial<Settings>): void {
    const next = { ...this.settings, ...changes };
    mkdirSync(dirname(this.path), { recursive: true });
    // Whole or not at all: a crash must not leave half a file.
    const fresh = `${this.path}.new`;
    writeFileSync(fresh, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
    renameSync(fresh, this.path);
    this.settings = next;
  }

  private load(): Settings {
    if (!existsSync(this.path)) return FRESH;
    try {
      const read: unknown = JSON.parse(readFileSync(this.path, 'utf8'));
      // An older version knew fewer settings.
      const whole = isPlain(read) ? { ...FRESH, ...read } : read;
      if (isSettings(whole)) return whole;
    } catch {
      // Not readable as JSON: put aside as well.
    }
    renameSync(this.path, `${this.path}.broken`);
    return FRESH;
  }
}
