import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assetPath } from './asset-path.ts';

const outside = realpathSync(mkdtempSync(join(tmpdir(), 'assets-')));
const root = join(outside, 'page');

beforeAll(() => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, 'folder.js'));
  mkdirSync(join(outside, 'page-beside'));
  writeFileSync(join(root, 'index.html'), 'page');
  writeFileSync(join(root, 'assets/app.js'), 'script');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(outside, 'page-beside/secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));
});

afterAll(() => rmSync(outside, { recursive: true }));

it.each(['/', '/offers', '/ai-store-generator', '/offers/'])(
  'answers %s with the page',
  async (path) => {
    expect(await assetPath(root, path)).toBe(join(root, 'index.html'));
  },
);

it('finds a file', async () => {
  expect(await assetPath(root, '/assets/app.js')).toBe(join(root, 'assets/app.js'));
});

it.each([
  ['above', '/../secret.txt'],
  ['above, encoded', '/..%2fsecret.txt'],
  ['above, dots encoded', '/%2e%2e/secret.txt'],
  ['above, with the other slash', '/..\\secret.txt'],
  ['above, with the other slash encoded', '/..%5csecret.txt'],
  ['a neighbour with the same beginning', '/../page-beside/secret.txt'],
  ['through a link', '/link.txt'],
  ['with a NUL', '/assets/app.js%00.html'],
  ['badly encoded', '/%zz.js'],
  ['a folder', '/folder.js'],
  ['nothing', '/assets/none.js'],
])('gives nothing for what lies %s', async (_where, path) => {
  expect(await assetPath(root, path)).toBeNull();
});
