import { isIPv6 } from 'node:net';
import { keyedHash } from '../keyed-hash.js';

/** One household or server owns a whole /64 of IPv6; to count its addresses singly would be no limit. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Names the network of an address to a rate limit, without storing the address in clear. */
export function networkKey(address: string, secret: string): string {
  return keyedHash(networkOf(address), secret);
}
