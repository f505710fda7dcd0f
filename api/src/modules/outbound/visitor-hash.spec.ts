import { randomBytes } from 'node:crypto';
import { visitorHash } from './visitor-hash.js';

describe('visitorHash', () => {
  const salt = randomBytes(32);
  const visitor = { address: '203.0.113.7', userAgent: 'Firefox' };

  it('is 16 bytes, and the same for the same visitor and salt', () => {
    expect(visitorHash(visitor, salt)).toHaveLength(16);
    expect(visitorHash({ ...visitor }, salt)).toEqual(visitorHash(visitor, salt));
  });

  it('differs by address, browser, salt, and by where one ends and the other begins', () => {
    const others = [
      visitorHash({ ...visitor, address: '203.0.113.8' }, salt),
      visitorHash({ ...visitor, userAgent: 'Chromium' }, salt),
      visitorHash(visitor, randomBytes(32)),
      visitorHash({ address: '203.0.113.7F', userAgent: 'irefox' }, salt),
    ];
    for (const other of others) expect(other).not.toEqual(visitorHash(visitor, salt));
  });
});
