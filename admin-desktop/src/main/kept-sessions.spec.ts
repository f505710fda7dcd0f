import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptSessions, type Vault } from './kept-sessions.ts';
import { SettingsFile } from './settings-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const path = join(folder, 'settings.json');
const site = { id: 'a', origin: 'https://deals.example' };

const reversed = (text: string) => [...text].reverse().join('');
const vault: Vault = {
  isEncryptionAvailable: () => true,
  encryptString: (text) => Buffer.from(reversed(text)),
  decryptString: (sealed) => reversed(sealed.toString()),
  getSelectedStorageBackend: () => 'gnome_libsecret',
};

class Cookies {
  readonly put: Electron.CookiesSetDetails[] = [];
  changed = () => {};
  constructor(public all: Electron.Cookie[] = []) {}
  get = async () => this.all;
  set = async (cookie: Electron.CookiesSetDetails) => {
    this.put.push(cookie);
  };
  on = (_event: string, listener: () => void) => {
    this.changed = listener;
  };
}

const jar = (...all: { name: string; value: string }[]) => new Cookies(all as Electron.Cookie[]);
const asCookies = (cookies: Cookies) => cookies as unknown as Electron.Cookies;
const kept = (use: Vault = vault, platform: NodeJS.Platform = 'linux') =>
  new KeptSessions(new SettingsFile(path), use, platform);

afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it('puts a kept session back after a restart, and never writes it in the clear', async () => {
  await kept().keep(site, asCookies(jar({ name: 'session', value: 'secret-id' })));
  expect(readFileSync(path, 'utf8')).not.toContain('secret-id');
  const cookies = jar();
  await kept().restore(site, asCookies(cookies));
  expect(cookies.put).toEqual([
    {
      url: site.origin,
      name: 'session',
      value: 'secret-id',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
    },
  ]);
});

it('keeps nothing by itself', async () => {
  const sessions = kept();
  const cookies = jar({ name: 'session', value: 'secret-id' });
  await sessions.restore(site, asCookies(cookies));
  cookies.changed();
  expect(sessions.has(site)).toBe(false);
});

it('forgets the session when the site takes its cookie away', async () => {
  const sessions = kept();
  const cookies = jar({ name: 'session', value: 'secret-id' });
  await sessions.restore(site, asCookies(cookies));
  await sessions.keep(site, asCookies(cookies));
  cookies.all = [];
  cookies.changed();
  await new Promise(setImmediate);
  expect(sessions.has(site)).toBe(false);
});

it.each([
  ['without encryption', { isEncryptionAvailable: () => false }, 'win32'],
  ['without a keyring', { getSelectedStorageBackend: () => 'basic_text' }, 'linux'],
] as const)('refuses %s', async (_when, lack, platform) => {
  const sessions = kept({ ...vault, ...lack }, platform);
  expect(sessions.refusal).not.toBeNull();
  const cookies = asCookies(jar({ name: 'session', value: 'secret-id' }));
  await expect(sessions.keep(site, cookies)).rejects.toThrow(String(sessions.refusal));
  expect(sessions.has(site)).toBe(false);
});

it('needs no keyring where the system itself encrypts', () => {
  const use = { ...vault, getSelectedStorageBackend: () => 'basic_text' };
  expect(kept(use, 'darwin').refusal).toBeNull();
});

it('drops what it can no longer read', async () => {
  await kept().keep(site, asCookies(jar({ name: 'session', value: 'secret-id' })));
  const decryptString = () => {
    throw new Error('Another key.');
  };
  const sessions = kept({ ...vault, decryptString });
  const cookies = jar();
  await sessions.restore(site, asCookies(cookies));
  expect(cookies.put).toEqual([]);
  expect(sessions.has(site)).toBe(false);
});
