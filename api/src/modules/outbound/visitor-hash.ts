import { createHmac } from 'node:crypto';
import type { Visitor } from '@deal-harbor/contracts';

const LENGTH = 16;

/** Tells a day's visitors apart; without that day's salt nobody can compute or check it. 16 bytes. */
export function visitorHash({ address, userAgent }: Visitor, salt: Buffer): Buffer {
  return createHmac('sha256', salt)
    .update(JSON.stringify([address, userAgent]))
    .digest()
    .subarray(0, LENGTH);
}
