import { Secret } from 'otpauth';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { isTotpCode, newSecret, qrPicture, stepOf, totpUri } from './totp.js';

/** RFC 6238, appendix B, cut to six digits. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %d seconds the code of the standard is %s', (seconds, code) => {
  expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is good one period early and late, as the code of its own period', () => {
  for (const drift of [-30, 0, 30])
    expect(stepOf(SECRET, '050471', at(1_111_111_111 + drift))).toBe(37_037_037);
  for (const drift of [-60, 60])
    expect(stepOf(SECRET, '050471', at(1_111_111_111 + drift))).toBeNull();
});

test.each(['', '50471', '0504710', ' 050471', '٠٥٠٤٧١', '05047a', '-50471', '5.0471'])(
  '%j is no code',
  (code) => {
    expect(isTotpCode(code)).toBe(false);
    expect(stepOf(SECRET, code, at(1_111_111_111))).toBeNull();
  },
);

test('secrets have 160 bits and are never the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address names site, owner and secret, whatever the site is called', () => {
  const uri = new URL(totpUri(SECRET, 'Deals & "more": 50%', 'admin'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(SECRET);
  expect(uri.searchParams.get('issuer')).toBe('Deals & "more": 50%');
});

test('a phone reads from the picture what the address says', async () => {
  const uri = totpUri(SECRET, 'Deal Harbor', 'admin');
  const [head, data = ''] = qrPicture(uri).split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  const picture = sharp(Buffer.from(data, 'base64')).resize(400).flatten({ background: '#fff' });
  const { data: pixels, info } = await picture
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: pixels })).toBe(uri);
});
