/** The policies of the admin: ours, and the editor's own for what is pasted into it. */
export const TRUSTED_TYPES = ['default', 'ProseMirrorClipboard'];

/** Where nothing runs and nothing is loaded: a document that nobody shows. */
const INERT = 'DOMParser parseFromString';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string, type?: string, sink?: string) => string | null },
  ): unknown;
}

/**
 * Text without a tag in it stays text wherever it goes; any other only reaches documents that nobody shows.
 * @param sink where the browser is about to use it; undefined when somebody asks who has a policy of their own
 * @returns null for what may not be used there
 * @throws TypeError without a sink
 */
export function allowedMarkup(text: string, sink: string | undefined): string | null {
  if (sink === undefined) throw new TypeError('This policy is for the browser to ask.');
  return sink === INERT || !text.includes('<') ? text : null;
}

/** Lets the admin's libraries set their styles, and nobody markup. Does nothing in browsers without the notion. */
export function guardMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) => allowedMarkup(text, sink),
  });
}
