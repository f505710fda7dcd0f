import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { loadSyntheticCatalogue } from '../catalogue/synthetic/load-synthetic-catalogue.js';
import { makeBackup } from './make-backup.js';
import { Databases } from './test/databases.js';
import { fillDatabase, rowsByTable } from './test/full-database.js';

const SECRET = 'a secret of another installation';

let app: TestApp;
let databases: Databases;
let folder: string;
let source: string;
beforeAll(async () => {
  app = await startTestApp();
  databases = new Databases(app.dataSource);
  await fillDatabase(app.dataSource);
  source = await nameOf(app.dataSource);
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await databases.dropAll();
  await rm(folder, { recursive: true });
});

async function nameOf(dataSource: DataSource): Promise<string> {
  return (await dataSource.query('SELECT current_database() AS name'))[0].name;
}

interface Run {
  child: ChildProcess;
  /** The exit code, null after a signal, and all that was said. */
  ended: Promise<{ code: number | null; output: string }>;
}

/** Runs the built script as `npm run` does. @param database null leaves it to DATA_DIR */
function start(
  script: 'backup' | 'restore',
  database: string | null,
  args: string[],
  env = {},
): Run {
  const { DATABASE_URL: _, SESSION_SECRET: __, ...own } = process.env;
  const file = join(import.meta.dirname, `../../../dist/src/${script}.js`);
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      ...own,
      DATA_DIR: folder,
      ...(database === null ? {} : { DATABASE_URL: databases.urlOf(database) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, ended };
}

const run = (...given: Parameters<typeof start>) => start(...given).ended;
const archives = async () =>
  (await readdir(join(folder, 'backups'))).map((name) => join(folder, 'backups', name));

/** An archive of the spec's database, made without a script. */
async function backUp(dataSource = app.dataSource): Promise<string> {
  const file = join(folder, 'backups', 'made.tar.zst');
  await makeBackup(dataSource, {
    file,
    version: '1.2.3',
    secret: null,
    onProgress: () => {},
    check: async () => {},
  });
  return file;
}

test('a backup is written, restored to check it, and brought into another installation', async () => {
  await writeFile(join(folder, 'session-secret'), SECRET);
  const { code, output } = await run('backup', source, []);
  expect(output).toMatch(/· Restored into a database of its own and compared/);
  expect(output).toMatch(/· \S+\.tar\.zst \(0\.\d MB\) in [\d.]+ s\n$/);
  expect(code).toBe(0);
  const [file] = (await archives()) as [string];
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);

  await writeFile(join(folder, 'session-secret'), 'the secret of this one');
  const target = await databases.empty();
  const restored = await run('restore', await nameOf(target), [file]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/· \d+ rows of 20/) });
  expect(restored.output).toMatch(/restart Deal Harbor/);
  const secret = join(folder, 'session-secret');
  expect(await readFile(secret, 'utf8')).toBe(SECRET);
  expect((await stat(secret)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(['backups', 'session-secret']);
  expect(await rowsByTable(target, [])).toMatchObject({
    stores: (await rowsByTable(app.dataSource, [])).stores,
  });
});

test('a SESSION_SECRET stays its owner’s: it is neither written down nor replaced', async () => {
  const env = { SESSION_SECRET: 's'.repeat(40) };
  await run('backup', source, ['--no-check'], env);
  const target = await nameOf(await databases.empty());
  await run('restore', target, [(await archives())[0] as string]);
  expect(await readdir(folder)).toEqual(['backups']);
});

type Case = [script: 'backup' | 'restore', args: string[], line: RegExp];

test('what cannot be done ends with one line and exit code 1, and changes nothing', async () => {
  const file = await backUp();
  const bytes = await readFile(file);
  const [changed, cut] = [join(folder, 'changed'), join(folder, 'cut')];
  await writeFile(changed, bytes.with(bytes.length >> 1, ~(bytes.at(bytes.length >> 1) as number)));
  await writeFile(cut, bytes.subarray(0, -500));
  const target = await databases.migrated();
  await addStore(target, { name: 'Mine' });
  const before = await rowsByTable(target, []);
  const cases: Case[] = [
    ['restore', [], /^Use: npm run restore -- FILE \[--replace\]$/],
    ['restore', [`${file}x`], /cannot be used: there is no such file\.$/],
    ['restore', [changed, '--replace'], /cannot be used: it .+\.$/],
    ['restore', [cut, '--replace'], /cannot be used: it is damaged or cut off\.$/],
    ['restore', [file], /^The database is not empty\. Add /],
    ['backup', ['--fast'], /^Unknown option .+ Use: /],
    ['backup', ['--out', file], / is there already\.$/],
    ['backup', ['--out', join(file, 'x')], /cannot be written: \w+\.$/],
  ];
  for (const [script, args, line] of cases) {
    const { code, output } = await run(script, await nameOf(target), args);
    expect({ args, code, output }).toEqual({
      args,
      code: 1,
      output: expect.stringMatching(/^[^\n]+\n$/),
    });
    expect(output.trim()).toMatch(line);
  }
  expect(await rowsByTable(target, [])).toEqual(before);
  expect(await archives()).toEqual([file]);
});

test('an empty database is not backed up, and one of a newer version neither', async () => {
  const empty = await run('backup', await nameOf(await databases.empty()), []);
  expect(empty).toEqual({ code: 1, output: 'The database is empty: nothing to back up.\n' });
  const newer = await databases.migrated();
  await newer.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`);
  const refused = await run('backup', await nameOf(newer), []);
  expect(refused.output).toMatch(/^The database was written by a newer version [^\n]+\n$/);
  expect(refused.code).toBe(1);
});

test('the embedded database that runs already is used as it is', async () => {
  const { host } = databases.connectionTo('deal_harbor') as { host: string };
  const { code, output } = await run('backup', null, [], { DATA_DIR: dirname(host) });
  // The tests' own database of that name has no tables.
  expect({ code, output }).toEqual({
    code: 1,
    output: 'The database is empty: nothing to back up.\n',
  });
});

test('killed in the middle of a restore, the old rows are all there and the next one succeeds', async () => {
  const big = await databases.migrated();
  await loadSyntheticCatalogue(
    big,
    {
      ...{ stores: 300, deals: 6_000, posts: 30, products: 60, subscribers: 1_000 },
      ...{ seed: 1, today: '2026-11-21' },
    },
    { replace: true, onProgress: () => {} },
  );
  const file = await backUp(big);
  const target = await databases.migrated();
  await fillDatabase(target);
  const before = await rowsByTable(target, []);
  const database = await nameOf(target);
  const at = async (statement: RegExp) => {
    const { child, ended } = start('restore', database, [file, '--replace']);
    for (;;) {
      const rows: { query: string }[] = await app.dataSource.query(
        'SELECT query FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
        [database],
      );
      if (rows.some(({ query }) => statement.test(query))) break;
      await delay(1);
    }
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(await rowsByTable(target, [])).toEqual(before);
  };
  await at(/^(ALTER|COPY) /);
  await at(/^CREATE INDEX/);
  await at(/^COPY \(SELECT/);
  expect((await run('restore', database, [file, '--replace'])).code).toBe(0);
  const content = (rows: Record<string, string[]>) => [rows.stores, rows.coupons, rows.subscribers];
  expect(content(await rowsByTable(target, []))).toEqual(content(await rowsByTable(big, [])));
});
