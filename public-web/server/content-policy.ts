import { createHash } from 'node:crypto';

/**
 * The pages' Content-Security-Policy. Inline scripts are allowed by their hashes, not by a nonce: a page
 * that is kept and answered again has the same hashes, while a nonce must never be used twice.
 */
export function contentPolicy(scriptHashes: readonly string[]): string {
  const scripts = import.meta.env.DEV
    ? "'self' 'unsafe-inline'"
    : ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    `connect-src 'self'${import.meta.env.DEV ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

export interface SealedPage {
  html: string;
  /** Base64 SHA-256 of each inline script, as CSP takes them. */
  scriptHashes: string[];
}

/**
 * Takes the marking nonce out of a rendered page and answers the hashes of exactly those inline scripts
 * that carried it. Nobody but the renderer knows the nonce, so injected markup can never be among them.
 */
export function sealInlineScripts(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const scriptHashes: string[] = [];
  const [before, ...pieces] = html.split(mark);
  let sealed = before ?? '';
  for (const piece of pieces) {
    if (isInlineScript(sealed, piece)) {
      const body = piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'));
      scriptHashes.push(createHash('sha256').update(body).digest('base64'));
    }
    sealed += piece;
  }
  return { html: sealed, scriptHashes: [...new Set(scriptHashes)] };
}

/** Whether the tag that the mark was cut out of is a script with a body of its own. */
function isInlineScript(before: string, after: string): boolean {
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
  return /^<script\b/.test(tag) && !/\ssrc=/.test(tag);
}
