import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** No letters or digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** About 115 bits, in groups that can be typed. */
export function generatePassword(): string {
  const characters = Array.from(
    { length: GENERATED_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  );
  return characters.join('').replace(/.{5}(?=.)/g, '$&-');
}
