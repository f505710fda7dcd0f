import type { Site } from '../shared/site.ts';

type Item = Electron.MenuItemConstructorOptions;

export interface MenuActions {
  go: (place: string) => void;
  search: () => void;
  reload: () => void;
  /** null: the list of sites */
  chooseSite: (id: string | null) => void;
  /** Absent where no feed is set. */
  checkForUpdates?: () => void;
}

interface MenuState {
  sites: readonly Site[];
  current: Site | null;
  mac: boolean;
  devTools: boolean;
}

const NEW: readonly [label: string, accelerator: string, place: string][] = [
  ['New Store', 'CmdOrCtrl+Shift+S', 'stores?edit=new'],
  ['New Offer', 'CmdOrCtrl+Shift+O', 'offers?edit=new'],
  ['New Coupon', 'CmdOrCtrl+Shift+C', 'coupons?edit=new'],
  ['New Post', 'CmdOrCtrl+Shift+B', 'blogs?edit=new'],
  ['New Product', 'CmdOrCtrl+Shift+P', 'amazon-products?edit=new'],
];

/** Numbers for the first nine. */
const shortcut = (place: number): Pick<Item, 'accelerator'> =>
  place < 9 ? { accelerator: `CmdOrCtrl+Alt+${place + 1}` } : {};

const line: Item = { type: 'separator' };

export function menuTemplate(state: MenuState, actions: MenuActions): Item[] {
  const { sites, current, mac, devTools } = state;
  const updates: Item[] = actions.checkForUpdates
    ? [{ label: 'Check for Updates…', click: actions.checkForUpdates }]
    : [];
  const file: Item[] = [
    ...NEW.map(([label, accelerator, place]) => ({
      label,
      accelerator,
      enabled: current !== null,
      click: () => actions.go(place),
    })),
    line,
    {
      label: 'Search',
      accelerator: 'CmdOrCtrl+F',
      enabled: current !== null,
      click: actions.search,
    },
    line,
    ...updates,
    { role: mac ? 'close' : 'quit' },
  ];
  const site: Item[] = [
    ...sites.map((one, place) => ({
      label: `${one.name} (${one.origin.replace(/^https?:\/\//, '')})`,
      type: 'radio' as const,
      checked: one.id === current?.id,
      ...shortcut(place),
      click: () => actions.chooseSite(one.id),
    })),
    ...(sites.length > 0 ? [line] : []),
    {
      label: 'Switch Site…',
      accelerator: 'CmdOrCtrl+Shift+L',
      click: () => actions.chooseSite(null),
    },
  ];
  const view: Item[] = [
    { label: 'Reload', accelerator: 'CmdOrCtrl+R', click: actions.reload },
    line,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    line,
    { role: 'togglefullscreen' },
    ...(devTools ? [{ role: 'toggleDevTools' } as const] : []),
  ];
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    { label: '&File', submenu: file },
    { role: 'editMenu' },
    { label: '&View', submenu: view },
    { label: '&Site', submenu: site },
    { role: 'windowMenu' },
  ];
}
