import { hash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@deal-harbor/contracts';

/** No letters or digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 24;

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** About 118 bits each, in groups that can be typed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/**
 * A quick hash is enough for what nobody can guess. It needs none of the installation's secrets, so that the codes
 * outlive a lost SESSION_SECRET.
 * @param code as somebody typed it: in letters of any case, with or without hyphens and spaces
 */
export function recoveryHash(code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return hash('sha256', plain);
}
