import { createHmac } from 'node:crypto';

/** Stands for a text that is a person's where the text itself must not be stored. */
export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
