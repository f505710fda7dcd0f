import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsFile } from './settings-file.ts';
import { Sites } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'sites-'));
const path = join(folder, 'settings.json');

afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const first = { origin: 'https://one.example', name: 'One' };
const second = { origin: 'https://two.example', name: 'Two' };

it('keeps several sites, each once, and opens one of them', () => {
  const sites = new Sites(new SettingsFile(path));
  const one = sites.keep(first);
  sites.keep(second);
  expect(sites.keep({ ...first, name: 'Renamed' }).id).toBe(one.id);
  sites.open(one.id);
  const again = new Sites(new SettingsFile(path));
  expect(again.all.map(({ name }) => name)).toEqual(['Two', 'Renamed']);
  expect(again.current?.name).toBe('Renamed');
});

it('opens nothing for an id that it does not know', () => {
  const sites = new Sites(new SettingsFile(path));
  sites.open(sites.keep(first).id);
  sites.open('nobody');
  expect(sites.current).toBeNull();
});

it('forgets a site with all that was kept of it', () => {
  const settings = new SettingsFile(path);
  const sites = new Sites(settings);
  const { id } = sites.keep(first);
  const other = sites.keep(second);
  sites.open(id);
  settings.change({
    keptSessions: { [id]: 'x', [other.id]: 'y' },
    expiryNotices: { [id]: '2026-11-21' },
  });
  sites.remove(id);
  expect(sites.state).toEqual({ all: [other], current: null });
  expect(settings.now.keptSessions).toEqual({ [other.id]: 'y' });
  expect(settings.now.expiryNotices).toEqual({});
});
