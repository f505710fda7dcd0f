import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { type Manifest, PART_BYTES, partName } from './archive-format.js';
import { type Archive, readArchive } from './archive-reader.js';
import { writeArchive } from './archive-writer.js';
import { BackupError } from './backup-error.js';

const MANIFEST: Manifest = {
  product: 'deal-harbor',
  format: 1,
  version: '1.2.3',
  madeAt: '2026-11-21T12:00:00.000Z',
  migrations: ['First1', 'Second2'],
  tables: [
    { name: 'empty', columns: ['id'], numbered: null },
    { name: 'stores', columns: ['id', 'name'], numbered: { column: 'id', next: '3' } },
  ],
};
const ROWS = '1\tA\\nB\n2\t\\N\n';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  file = join(folder, 'archive.tar.zst');
});
afterEach(() => rm(folder, { recursive: true }));

async function* chunks(...texts: (string | Buffer)[]) {
  for (const text of texts) yield Buffer.from(text);
}

function write(rows: (string | Buffer)[] = [ROWS], secret: string | null = 'a secret') {
  return writeArchive(file, async (archive) => {
    await archive.begin(MANIFEST, secret);
    await archive.table('empty', chunks());
    await archive.table('stores', chunks(...rows));
    await archive.end();
  });
}

async function read(): Promise<Archive & { rows: Record<string, string> }> {
  const rows: Record<string, string> = {};
  const archive = await readArchive(file, {
    table: async ({ name }, parts) => {
      rows[name] = '';
      for await (const part of parts) rows[name] += part.toString('latin1');
    },
  });
  return { ...archive, rows };
}

type Entries = Record<string, string | Buffer>;

/** An archive with any entries, as somebody else would make it. */
async function forge(entries: Entries): Promise<void> {
  const tar = pack();
  for (const [name, content] of Object.entries(entries)) tar.entry({ name }, content);
  tar.finalize();
  await writeFile(file, zstdCompressSync(await buffer(tar)));
}

/** What stands in the archive that `write` makes. */
async function entriesOf(): Promise<Entries> {
  await write();
  const { manifest, sums } = await read();
  await rm(file);
  return {
    'manifest.json': JSON.stringify(manifest, null, 2),
    secret: 'a secret',
    [partName('stores', 1)]: ROWS,
    'sums.json': JSON.stringify(sums),
  };
}

const refused = async (reason: RegExp) => {
  const reading = read();
  await expect(reading).rejects.toThrow(BackupError);
  await expect(reading).rejects.toThrow(/^[^\n]+ cannot be used: [^\n]+\.$/);
  await expect(reading).rejects.toThrow(reason);
};

describe('an archive', () => {
  it('is read as it was written, and only its owner may', async () => {
    await write();
    const { manifest, secret, sums, rows } = await read();
    expect(manifest).toEqual(MANIFEST);
    expect(secret).toBe('a secret');
    expect(rows).toEqual({ empty: '', stores: ROWS });
    expect(sums.tables).toMatchObject({ empty: { rows: 0 }, stores: { rows: 2 } });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('may have no secret', async () => {
    await write([ROWS], null);
    expect((await read()).secret).toBeNull();
  });

  it('cuts a long table into parts, and no row is lost between them', async () => {
    const block = Buffer.alloc(700_000, 'x');
    const rows = Array.from({ length: 13 }, (_, index) => [`${index}\t`, block, '\n']).flat();
    await write(rows);
    const found = await read();
    expect(found.rows.stores).toBe(rows.map((row) => row.toString('latin1')).join(''));
    expect(found.rows.stores?.length).toBeGreaterThan(2 * PART_BYTES);
    expect(found.sums.tables.stores?.rows).toBe(13);
  });

  it('leaves nothing behind when it cannot be finished, and spares a file of its name', async () => {
    const failing = writeArchive(file, async (archive) => {
      await archive.begin(MANIFEST, null);
      throw new Error('the database is gone');
    });
    await expect(failing).rejects.toThrow('the database is gone');
    expect(await readdir(folder)).toEqual([]);
    await writeFile(file, 'mine');
    await expect(write()).rejects.toThrow(/EEXIST/);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('fails with the system’s own error where it cannot be written', async () => {
    file = join(folder, 'missing', 'archive');
    await expect(write()).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });
});

describe('what is refused', () => {
  /** Bits of Zstandard's own frame say nothing of the contents, and Node does not look at its end. */
  const refusedOrWhole = async (bytes: Buffer, contents: unknown) => {
    await writeFile(file, bytes);
    const found = await read().catch((error) => error);
    if (found instanceof BackupError) return 'refused';
    expect(found).toEqual(contents);
    return 'whole';
  };

  it('one bit that differs, and an end that comes too early, wherever it is', async () => {
    await write();
    const bytes = await readFile(file);
    const contents = await read();
    const outcomes = { refused: 0, whole: 0 };
    for (let at = 1; at < bytes.length; at += 2) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ (1 << (at % 8));
      outcomes[await refusedOrWhole(changed, contents)]++;
      outcomes[await refusedOrWhole(bytes.subarray(0, at), contents)]++;
    }
    expect(outcomes.whole).toBeLessThan(20);
    expect(outcomes.refused).toBeGreaterThan(500);
  });

  it('a tar that ends too early', async () => {
    await write();
    const tar = zstdDecompressSync(await readFile(file));
    for (const length of [0, 512, 700, tar.length / 2, tar.length - 1_500, tar.length - 1_025]) {
      await writeFile(file, zstdCompressSync(tar.subarray(0, Math.floor(length))));
      await refused(/damaged or cut off|no backup|end is missing/);
    }
  });

  it.each([
    ['', /no backup|damaged/],
    ['PNG\r\n'.repeat(100), /no backup of Deal Harbor/],
  ])('another file', async (content, reason) => {
    await writeFile(file, content);
    await refused(reason);
  });

  it('no file, and a folder', async () => {
    await refused(/no such file/);
    file = folder;
    await refused(/it is a folder/);
  });

  it('somebody else’s tar, whatever paths it has', async () => {
    await forge({ '../../etc/passwd': 'root', 'manifest.json': '{}' });
    await refused(/no backup of Deal Harbor/);
    await forge({ 'manifest.json': '{"product":"another"}' });
    await refused(/no backup of Deal Harbor/);
    await rm(file);
    const { 'sums.json': sums = '', ...parts } = await entriesOf();
    await forge({ ...parts, '../../etc/passwd': 'root', 'sums.json': sums });
    await refused(/"\.\.\/\.\.\/etc\/passwd" does not belong/);
    await forge({ ...parts, 'sums.json': sums, more: 'x' });
    await refused(/"more" does not belong/);
  });

  it.each<[string, (entries: Entries) => Entries]>([
    ['a value', (entries) => ({ ...entries, [partName('stores', 1)]: ROWS.replace('A', 'B') })],
    ['a row more', (entries) => ({ ...entries, [partName('stores', 1)]: `${ROWS}3\tC\n` })],
    ['the secret', (entries) => ({ ...entries, secret: 'b secret' })],
    [
      'a column',
      (entries) => ({
        ...entries,
        'manifest.json': String(entries['manifest.json']).replace('"name"\n', '"title"\n'),
      }),
    ],
  ])('%s that was changed', async (_, change) => {
    await forge(change(await entriesOf()));
    await refused(/does not add up/);
  });

  it('parts that are missing', async () => {
    const entries = await entriesOf();
    const { [partName('stores', 1)]: _rows, ...rowless } = entries;
    await forge(rowless);
    await refused(/does not add up/);
    const { 'sums.json': _sums, ...endless } = entries;
    await forge(endless);
    await refused(/its end is missing/);
  });

  it('a format of another time', async () => {
    await forge({ 'manifest.json': JSON.stringify({ ...MANIFEST, format: 2 }) });
    await refused(/its format 2 is not known/);
  });

  it.each([
    { migrations: 'First1' },
    { tables: [{ name: 'stores', columns: 'id', numbered: null }] },
    { tables: [{ name: 'stores', columns: ['id'], numbered: { column: 'id', next: '1; DROP' } }] },
    { version: 1 },
  ])('a manifest with %j', async (change) => {
    await forge({ 'manifest.json': JSON.stringify({ ...MANIFEST, ...change }) });
    await refused(/its manifest cannot be read/);
  });

  it('a manifest of many megabytes', async () => {
    await forge({ 'manifest.json': Buffer.alloc(PART_BYTES + 1, ' ') });
    await refused(/too large/);
  });
});
