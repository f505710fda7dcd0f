/** Where one leaves the newsletter: a page to read, and the call that it makes, both followed by a token. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The page that says that it is done. */
export const UNSUBSCRIBED_PATH = '/unsubscribed';

/** What it says, as does the answer to a browser without scripts. */
export const UNSUBSCRIBED = {
  title: 'You have left the newsletter',
  text: 'We have removed your address: no more mails from us.',
} as const;

/** POST /unsubscribe/{token}; the same for tokens that nobody has. */
export interface Unsubscribed {
  unsubscribed: true;
}

/** @param token the subscriber's own, which every mail to them carries */
export function unsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PATH}/${encodeURIComponent(token)}`;
}
