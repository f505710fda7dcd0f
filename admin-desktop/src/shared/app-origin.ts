/** Where the app's own page lives; the main process answers for it. */
export const APP_SCHEME = 'app';
export const APP_HOST = 'admin';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

/** Written out by hand: Node gives no origin to schemes that it does not know. */
export const isAppUrl = (url: URL): boolean =>
  url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST;
