import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'deal-harbor ai key';

/** Keeps a provider's key readable only with this installation's secret, and only for one server. */
export class KeyBox {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  /** @param server the origin that the key is meant for */
  seal(text: string, server: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(server));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @returns null when it was sealed with another secret or for another server, or was changed */
  open(box: Buffer, server: string): string | null {
    const textAt = NONCE_BYTES + TAG_BYTES;
    if (box.length <= textAt) return null;
    const nonce = box.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(server));
    decipher.setAuthTag(box.subarray(NONCE_BYTES, textAt));
    try {
      const text = Buffer.concat([decipher.update(box.subarray(textAt)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      return null;
    }
  }
}
