import { menuTemplate } from './menu.ts';

const sites = [
  { id: 'a', origin: 'https://one.example', name: 'One' },
  { id: 'b', origin: 'http://localhost:3000', name: 'Two' },
];
const done: unknown[][] = [];
const record =
  (what: string) =>
  (...told: unknown[]) => {
    done.push([what, ...told]);
  };
const actions = {
  go: record('go'),
  search: record('search'),
  reload: record('reload'),
  chooseSite: record('chooseSite'),
};
const state = { sites, current: sites[1] ?? null, mac: false, devTools: false };

type Item = Electron.MenuItemConstructorOptions;

function items(template: Item[]): Item[] {
  return template.flatMap((item) =>
    Array.isArray(item.submenu) ? [item, ...items(item.submenu)] : [item],
  );
}

function click(template: Item[], label: string): void {
  const item = items(template).find((one) => one.label === label);
  (item?.click as (() => void) | undefined)?.();
}

it('makes new records, searches and switches', () => {
  const template = menuTemplate(state, actions);
  click(template, 'New Coupon');
  click(template, 'Search');
  click(template, 'Reload');
  click(template, 'One (one.example)');
  click(template, 'Switch Site…');
  expect(done).toEqual([
    ['go', 'coupons?edit=new'],
    ['search'],
    ['reload'],
    ['chooseSite', 'a'],
    ['chooseSite', null],
  ]);
});

it('marks the site that is open', () => {
  const checked = items(menuTemplate(state, actions)).filter((item) => item.checked);
  expect(checked.map(({ label }) => label)).toEqual(['Two (localhost:3000)']);
});

it('gives no shortcut twice', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({
    id: `${n}`,
    origin: `https://n${n}.example`,
    name: `Site ${n}`,
  }));
  const template = items(menuTemplate({ ...state, sites: many, mac: true }, actions));
  const accelerators = template.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(accelerators).size).toBe(accelerators.length);
});

it('offers nothing new without a site', () => {
  const template = items(menuTemplate({ ...state, sites: [], current: null }, actions));
  const enabled = template.filter(({ label, enabled }) => label?.startsWith('New') && enabled);
  expect(enabled).toEqual([]);
});

it('offers updates and developer tools only where there are any', () => {
  const labels = (template: Item[]) => items(template).map(({ label, role }) => label ?? role);
  const plain = labels(menuTemplate(state, actions));
  expect(plain).not.toContain('Check for Updates…');
  expect(plain).not.toContain('toggleDevTools');
  const full = { ...actions, checkForUpdates: record('updates') };
  const rich = labels(menuTemplate({ ...state, devTools: true }, full));
  expect(rich).toContain('Check for Updates…');
  expect(rich).toContain('toggleDevTools');
});
