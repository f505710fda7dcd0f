import { createHash } from 'node:crypto';

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
  const pieces = html.split(` nonce="${nonce}"`);
  const scriptHashes = new Set<string>();
  for (let i = 1; i < pieces.length; i++) {
    const [before, after] = [pieces[i - 1] as string, pieces[i] as string];
    if (!isInlineScript(before, after)) continue;
    const body = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
    scriptHashes.add(createHash('sha256').update(body).digest('base64'));
  }
  return { html: pieces.join(''), scriptHashes: [...scriptHashes] };
}

/** Whether the tag that the mark stood in is a script with a body of its own. */
function isInlineScript(before: string, after: string): boolean {
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
  return /^<script\b/.test(tag) && !/\ssrc=/.test(tag);
}
