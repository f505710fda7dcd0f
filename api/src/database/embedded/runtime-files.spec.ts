import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRuntime, linkMissing, symlinkAt } from './runtime-files.js';

const LINKS = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
let folder: string;
let native: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runtime-files-'));
  native = join(folder, 'native');
  mkdirSync(join(native, 'bin'), { recursive: true });
  mkdirSync(join(native, 'lib'));
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(LINKS));
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library');
  writeFileSync(join(native, 'lib/libpq.a'), 'archive');
  writeFileSync(join(native, 'bin/postgres'), 'program', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the package’s files', () => {
  it('reads where a symlink stands and what it says', () => {
    expect(LINKS.map(symlinkAt)).toEqual([{ path: 'lib/libpq.so.5', points: 'libpq.so.5.18' }]);
  });

  it('gets the missing symlinks, and keeps those that are there', () => {
    linkMissing(native);
    linkMissing(native);
    expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('is copied by links, without other versions and half copies', () => {
    const runtime = join(folder, 'state/runtime');
    mkdirSync(join(runtime, '17.0'), { recursive: true });
    mkdirSync(join(runtime, '18.4.new'));
    copyRuntime(native, join(runtime, '18.4'));
    expect(readdirSync(runtime)).toEqual(['18.4']);
    expect(readdirSync(join(runtime, '18.4/lib')).sort()).toEqual(['libpq.so.5', 'libpq.so.5.18']);
    const inode = (path: string) => statSync(path).ino;
    expect(inode(join(runtime, '18.4/bin/postgres'))).toBe(inode(join(native, 'bin/postgres')));
  });

  it('is copied with modes of its own where the package is closed to others', () => {
    chmodSync(join(native, 'bin/postgres'), 0o700);
    copyRuntime(native, join(folder, 'runtime/18.4'));
    expect(lstatSync(join(folder, 'runtime/18.4/bin/postgres')).mode & 0o777).toBe(0o755);
    expect(lstatSync(join(native, 'bin/postgres')).mode & 0o777).toBe(0o700);
  });
});
