import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets readable only with this installation's own secret, and only where they belong. */
export class KeyBox {
  private readonly key: Buffer;

  /** @param purpose of all that this box holds; boxes of other purposes do not open it */
  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', `deal-harbor ${purpose}`, 32));
  }

  /** @param place what the sealed text belongs to; it does not open for another */
  seal(text: string, place: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @returns null when it was sealed with another secret or for another place, or was changed */
  open(box: Buffer, place: string): string | null {
    const textAt = NONCE_BYTES + TAG_BYTES;
    if (box.length <= textAt) return null;
    const nonce = box.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(box.subarray(NONCE_BYTES, textAt));
    try {
      const text = Buffer.concat([decipher.update(box.subarray(textAt)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      return null;
    }
  }
}
