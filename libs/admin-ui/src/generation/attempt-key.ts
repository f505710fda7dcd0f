/** A click, by the name under which the server makes one result of it. */
export interface Attempt {
  key: string;
  /** What was asked for, as JSON. */
  body: string;
}

/** Not randomUUID: browsers have that on https only, and an owner may come over a plain home network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same attempt for the same words, as long as nobody knows how it ended; else a new one. */
export function attemptFor(unfinished: Attempt | null, request: object): Attempt {
  const body = JSON.stringify(request);
  return unfinished?.body === body ? unfinished : { key: newKey(), body };
}
