/** Characters that no text may carry: PostgreSQL refuses NUL, and the others only disguise. */
export const FORBIDDEN_CHARACTERS = /[[\p{Cc}\p{Bidi_Control}]--[\t\n\r]]/v;

const ALL_FORBIDDEN = new RegExp(FORBIDDEN_CHARACTERS, 'gv');

/** A text as the API takes it: without such characters, and well-formed. */
export function withoutForbidden(text: string): string {
  return text.replace(ALL_FORBIDDEN, '').toWellFormed();
}
