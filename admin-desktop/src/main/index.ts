import { join } from 'node:path';
import { app, Menu, safeStorage } from 'electron';
import { registerAppScheme, serveAppScheme } from './app-scheme.ts';
import { LINK_SCHEME, placeOfArguments, placeOfLink } from './deep-link.ts';
import { handlersOf } from './handlers.ts';
import { answerCalls } from './ipc.ts';
import { KeptSessions } from './kept-sessions.ts';
import { Links } from './links.ts';
import { MainWindow } from './main-window.ts';
import { menuTemplate } from './menu.ts';
import { Notices } from './notices.ts';
import { confineAllContents, confineWindowSession } from './security.ts';
import { SettingsFile } from './settings-file.ts';
import { SiteSessions } from './site-sessions.ts';
import { SiteSwitch } from './site-switch.ts';
import { Sites } from './sites.ts';
import { feedOf } from './update-feed.ts';
import { checkForUpdates } from './updates.ts';

/** Only in development is the page not the app's own. */
const devServer = (!app.isPackaged && process.env.ELECTRON_RENDERER_URL) || null;
const root = join(import.meta.dirname, '../renderer');

/** macOS hands over the link that started the app before the app is ready. */
let firstLink = '';
app.on('open-url', (_event, link) => {
  firstLink = link;
});

function compose(): void {
  const settings = new SettingsFile(join(app.getPath('userData'), 'settings.json'));
  const sites = new Sites(settings);
  const kept = new KeptSessions(settings, safeStorage);
  const sessions = new SiteSessions(kept);
  const window = new MainWindow(settings, !app.isPackaged);
  const siteSwitch = new SiteSwitch(sites, sessions, window);
  const links = new Links(settings, sites, window);
  const notices = new Notices(settings, sites, sessions, window);
  const feed = feedOf(settings.now.updateFeed);

  siteSwitch.onChange = () => {
    const state = { sites: sites.all, current: sites.current, devTools: !app.isPackaged };
    const template = menuTemplate(
      { ...state, mac: process.platform === 'darwin' },
      {
        go: (place) => window.show(place),
        search: () => window.tell('search', null),
        reload: () => void window.reload(),
        chooseSite: (id) => void siteSwitch.open(id),
        ...(feed && { checkForUpdates: () => void checkForUpdates(feed, window) }),
      },
    );
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  siteSwitch.onChange();

  confineWindowSession(devServer);
  serveAppScheme({ root, devServer, currentSite: () => sites.current, sessions });
  answerCalls(handlersOf({ window, sites, sessions, kept, siteSwitch, links, notices }));
  notices.watchExpiry();

  app.on('second-instance', (_event, args) => window.show(placeOfArguments(args)));
  app.on('open-url', (_event, link) => window.show(placeOfLink(link) ?? undefined));
  app.on('activate', () => window.show());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  window.show(placeOfArguments([...process.argv, firstLink]));
}

registerAppScheme();
confineAllContents();
if (app.requestSingleInstanceLock()) void app.whenReady().then(compose);
else app.quit();
