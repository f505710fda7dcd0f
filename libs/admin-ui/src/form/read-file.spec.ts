import { LIMITS } from '@deal-harbor/contracts';
import { pictureFault } from './read-file.ts';

describe('a file that is to be a picture', () => {
  it('may have the full size', () => {
    expect(pictureFault({ type: 'image/png', size: LIMITS.logoBytes })).toBeNull();
  });

  it('is refused when it is larger, or no picture', () => {
    expect(pictureFault({ type: 'image/png', size: LIMITS.logoBytes + 1 })).toMatch(/1 MiB/);
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toMatch(/PNG/);
    expect(pictureFault({ type: '', size: 10 })).toMatch(/PNG/);
  });
});
