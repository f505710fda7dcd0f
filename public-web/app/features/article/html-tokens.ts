export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: Record<string, string> }
  | { kind: 'close'; tag: string };

const TAG_HEAD = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Reads HTML from front to back, in time proportional to its length. What cannot be a
 * tag is text; elements named in `dropped` are left out with all that is in them.
 */
export function* htmlTokens(html: string, dropped: ReadonlySet<string>): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const text = html.slice(at, start < 0 ? undefined : start);
    if (text) yield { kind: 'text', text: decoded(text) };
    if (start < 0) return;

    const comment = commentEnd(html, start);
    if (comment !== null) {
      at = comment;
      continue;
    }
    TAG_HEAD.lastIndex = start;
    const head = TAG_HEAD.exec(html);
    if (!head) {
      yield { kind: 'text', text: '<' };
      at = start + 1;
      continue;
    }
    const tag = (head[2] as string).toLowerCase();
    const end = tagEnd(html, TAG_HEAD.lastIndex);
    if (end < 0) return;
    const inner = html.slice(TAG_HEAD.lastIndex, end);
    at = end + 1;
    if (head[1]) yield { kind: 'close', tag };
    else if (dropped.has(tag)) at = elementEnd(html, tag, at);
    else yield { kind: 'open', tag, attributes: attributesOf(inner) };
  }
}

/** The place after a comment or declaration that begins here; the text's end when it is not closed. */
function commentEnd(html: string, start: number): number | null {
  const opener = /<!--|<[!?]/y;
  opener.lastIndex = start;
  const found = opener.exec(html)?.[0];
  if (!found) return null;
  const closer = found === '<!--' ? '-->' : '>';
  const end = html.indexOf(closer, start + found.length);
  return end < 0 ? html.length : end + closer.length;
}

/** The place of the tag's '>' outside quotes; -1 when there is none, and the tag is dropped. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let i = from; i < html.length; i++) {
    const character = html[i] as string;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return i;
  }
  return -1;
}

function elementEnd(html: string, tag: string, from: number): number {
  const closer = new RegExp(`</${tag}(?=[\\s/>])`, 'gi');
  closer.lastIndex = from;
  return closer.exec(html)?.index ?? html.length;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= decoded(double ?? single ?? bare ?? '');
  }
  return attributes;
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return valid ? String.fromCodePoint(code) : '\ufffd';
  });
}
