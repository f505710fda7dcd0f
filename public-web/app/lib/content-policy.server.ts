/**
 * The pages' Content-Security-Policy. Inline scripts are allowed by their hashes, not by a nonce: a page
 * that is kept and answered again has the same hashes, while a nonce must never be used twice.
 * @param scriptHashes Base64 SHA-256
 * @param relaxed for development, where Vite brings scripts and a socket of its own
 */
export function contentPolicy(scriptHashes: readonly string[], relaxed = false): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...(relaxed ? ["'unsafe-inline'"] : hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    `connect-src 'self'${relaxed ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
