import { app, session } from 'electron';
import { isAppUrl } from '../shared/app-origin.ts';
import { readUrl } from '../shared/read-url.ts';

const OWN_SCHEMES = new Set(['app:', 'blob:', 'data:', 'devtools:']);

/** Text only, and only when the owner has just clicked. */
const COPYING = 'clipboard-sanitized-write';

const isOwnPage = (address: string): boolean => {
  const url = readUrl(address);
  return url !== null && isAppUrl(url);
};

/** No page of the app leads anywhere else, opens windows or holds others. */
function confine(contents: Electron.WebContents): void {
  contents.on('will-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** To be called before the app is ready. */
export function confineAllContents(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents));
  app.on('certificate-error', (_event, _contents, _url, _error, _certificate, answer) =>
    answer(false),
  );
}

/**
 * The window's own network reaches nothing but the app: what the site has to say comes through the main process.
 * @param devServer in development, where Vite serves the page from
 */
export function confineWindowSession(devServer: string | null): void {
  const own = session.defaultSession;
  own.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === COPYING),
  );
  own.setPermissionCheckHandler((_contents, permission) => permission === COPYING);
  own.setDevicePermissionHandler(() => false);
  own.on('will-download', (event) => event.preventDefault());
  own.webRequest.onBeforeRequest(({ url }, answer) => {
    const address = readUrl(url);
    const allowed =
      address !== null && (OWN_SCHEMES.has(address.protocol) || isOf(address, devServer));
    answer({ cancel: !allowed });
  });
}

const isOf = (address: URL, server: string | null): boolean =>
  server !== null && address.host === new URL(server).host;
