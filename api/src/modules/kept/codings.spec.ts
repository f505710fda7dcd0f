import { codingFor } from './codings.js';

describe('codingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['gzip;q=0', 'identity'],
    ['nonsense;;;q=', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding);
    expect(codingFor(header)).toBe(coding);
  });
});
