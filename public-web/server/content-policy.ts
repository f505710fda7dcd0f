import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '../app/features/admin/trusted-markup.ts';

/** In development Vite brings scripts, styles and a socket of its own. */
const RELAXED = import.meta.env.DEV;

/**
 * No page has a script of its own in it: what is inline is data, and injected markup has nothing to imitate. The one
 * inline style is allowed by its hash, which stays true for as long as a page is kept; a nonce would not.
 */
function policy(styles: string, more: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self'${RELAXED ? " 'unsafe-inline'" : ''}`,
    `style-src 'self' ${RELAXED ? "'unsafe-inline'" : styles}`,
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    `connect-src 'self'${RELAXED ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(RELAXED ? [] : more),
  ].join('; ');
}

/** Nothing that stands in the document before it can hold markup of anybody else's. */
const STYLE = /<style>([^<]*)<\/style>/;

/** The policy of a page of the site, with the style that stands in it. */
export function pagePolicy(html: string): string {
  const [, style = ''] = STYLE.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return policy(`'sha256-${hash}'`);
}

/**
 * The admin makes its styles as it goes along, and may: no visitor's words reach it as markup. In exchange no text
 * becomes markup, script or a script's address there without passing one of the named policies.
 */
export const ADMIN_POLICY = policy("'unsafe-inline'", [
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES.join(' ')}`,
]);
