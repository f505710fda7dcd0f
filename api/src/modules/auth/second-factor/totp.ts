import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';

/** What every authenticator app can do (RFC 6238); some know nothing else. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Periods by which a phone's clock may be wrong, either way. */
const DRIFT = 1;
const CODE_PATTERN = /^\d{6}$/;
/** Modules of white around the picture, as the standard wants it. */
const QUIET_ZONE = 4;

/** In Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function isTotpCode(code: string): boolean {
  return CODE_PATTERN.test(code);
}

/**
 * The period that a code belongs to: codes of the same period and of older ones have to be refused afterwards.
 * @returns null when it is none of the secret's codes of these minutes
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isTotpCode(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}

/** @param issuer what the authenticator shows the code under */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...FORM, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** A data URL. */
export function qrPicture(text: string): string {
  const svg = encodeQR(text, 'svg', { border: QUIET_ZONE });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
