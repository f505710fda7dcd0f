const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],]/gs;

/** What stands between the quotes, as far as it has come. */
function unquoted(token: string): string {
  const whole = token.length > 1 && /[^\\](\\\\)*"$/s.test(token);
  const body = whole ? token.slice(1, -1) : token.slice(1);
  try {
    return JSON.parse(`"${body}"`);
  } catch {
    // Cut within an escape.
    return unescapedSafely(body.replace(/\\(u[\da-f]{0,3})?$/i, ''));
  }
}

function unescapedSafely(body: string): string {
  try {
    return JSON.parse(`"${body}"`);
  } catch {
    return body;
  }
}

const withoutTags = (text: string): string =>
  text
    .replace(/<\/(p|h\d|li|tr)>/gi, '\n')
    .replace(/<[^>]*(>|$)/g, '')
    .trim();

/** The texts in JSON that is still being written, one a line: for eyes, not for programs. */
export function readableText(json: string): string {
  const lines: string[] = [];
  const inside: string[] = [];
  let named = false;
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') inside.push(token);
    else if (token === '}' || token === ']') inside.pop();
    if (token.startsWith('"')) {
      if (inside.at(-1) === '{' && !named) named = true;
      else lines.push(withoutTags(unquoted(token)));
    } else {
      named = false;
    }
  }
  return lines.filter(Boolean).join('\n');
}
