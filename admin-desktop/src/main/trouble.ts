import type { Trouble } from '../shared/site.ts';

/** @param error of Chromium's network, such as `net::ERR_CERT_DATE_INVALID` */
export function troubleOf(error: unknown, online: boolean): Trouble {
  const code = /ERR_[A-Z0-9_]+/.exec(String(error))?.[0] ?? '';
  if (/^ERR_(CERT|SSL)_|^ERR_BAD_SSL/.test(code)) return 'certificate';
  return !online || code === 'ERR_INTERNET_DISCONNECTED' ? 'offline' : 'unreachable';
}
