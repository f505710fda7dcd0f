import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOf } from './stamp.mjs';

describe('hashOf', () => {
  let root: string;
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  const hash = () => hashOf(root, ['lock.json', 'app']);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'stamp-'));
    await write('lock.json', '{}');
    await write('app/src/a.ts', 'a');
    await write('app/src/b.ts', 'b');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is the same for the same files, wherever they are', async () => {
    const before = await hash();
    const moved = `${root}-moved`;
    await rename(root, moved);
    root = moved;
    expect(await hash()).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a changed file', 'app/src/a.ts', 'A'],
    ['a new file', 'app/src/c.ts', ''],
    ['a hidden file', 'app/.swcrc', '{}'],
    ['a changed single input', 'lock.json', '{"a":1}'],
  ])('changes with %s', async (_, file, content) => {
    const before = await hash();
    await write(file, content);
    expect(await hash()).not.toBe(before);
  });

  it('changes when a file is renamed or its content moves to another', async () => {
    const before = await hash();
    await rename(join(root, 'app/src/a.ts'), join(root, 'app/src/z.ts'));
    const renamed = await hash();
    expect(renamed).not.toBe(before);
    await write('app/src/b.ts', '');
    await write('app/src/z.ts', 'ab');
    expect(await hash()).not.toBe(renamed);
  });

  it.each([
    'app/src/a.spec.ts',
    'app/src/a.e2e-spec.ts',
    'app/src/a.spec.tsx',
    'app/dist/a.js',
    'app/build/client/a.js',
    'app/node_modules/x/index.js',
    'app/test/setup.ts',
  ])('does not care about %s', async (file) => {
    const before = await hash();
    await write(file, 'x');
    expect(await hash()).toBe(before);
  });

  it('refuses an input that is not there', async () => {
    await expect(hashOf(root, ['nothing'])).rejects.toThrow('ENOENT');
  });
});
