/** Styles are let in as they are: the component library writes them while the page runs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** @param extension with its dot */
export const pageHeaders = (extension: string): Record<string, string> => ({
  ...ALWAYS,
  'Content-Type': TYPES[extension] ?? 'application/octet-stream',
  'Content-Security-Policy': POLICY,
});

/** What comes from the site is data: opened as a document it may do nothing. */
export const DATA_HEADERS = {
  ...ALWAYS,
  'Content-Security-Policy': "default-src 'none'; sandbox",
};
