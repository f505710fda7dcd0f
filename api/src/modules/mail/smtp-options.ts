import { isIP } from 'node:net';
import type { SMTPTransportOptions } from 'nodemailer';

/** Milliseconds. A server that needs longer is away. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Contents are texts of ours; nothing in them is ever a file or an address to be read. */
const CONTENTS = { disableFileAccess: true, disableUrlAccess: true };

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** How to speak to the mail server of SMTP_URL. */
export function smtpOptions(smtpUrl: string): SMTPTransportOptions {
  const { username, hostname } = new URL(smtpUrl);
  // A password never goes over a network in the clear, whatever the server offers.
  const requireTLS = username !== '' && !isThisMachine(hostname);
  return { ...TIMES, ...CONTENTS, requireTLS, url: smtpUrl };
}
