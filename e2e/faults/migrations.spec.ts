import { Random } from '../../api/src/database/catalogue/synthetic/random.ts';
import { at } from '../../scripts/lib/project.mjs';
import { migrations } from '../instances/support/first-start.ts';
import { Instance } from '../instances/support/instance.ts';
import { ADMIN_PASSWORD } from '../instances/support/settings.ts';
import { until } from '../instances/support/until.ts';
import { FORM, SEED, tell } from './support/form.ts';
import { expect, test } from './support/test.ts';

/** The list of migrations itself is made before the first of them, and stays. */
const MADE = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
  AND relname NOT IN ('migrations', 'migrations_id_seq') AND relname NOT LIKE 'PK\\_%'`;
const CARRIED = 'SELECT name FROM migrations';
/** One in so many is ended by a kill of its server process, which has PostgreSQL begin anew. */
const HARD = 12;

const load = (module: string) => import(at('api/dist/src', module));

/** Runs the migrations; `before` is told the number of each statement, from 0, and the server process it goes to. */
async function migrate(url: string, before: (statement: number, pid: number) => Promise<void>) {
  const { openDataSource } = await load('database/data-source.js');
  const { migrate: bringUp, underStartLock } = await load('database/migrate.js');
  const dataSource = await openDataSource({ url });
  const createRunner = dataSource.createQueryRunner.bind(dataSource);
  // It tells of each failure, as it should: here they are meant.
  dataSource.logger.logMigration = () => {};
  let statement = 0;
  const watch = () => {
    const runner = createRunner();
    const query = runner.query.bind(runner);
    runner.query = async (...args: unknown[]) => {
      const { processID } = await runner.connect();
      await before(statement++, processID);
      return query(...args);
    };
    return runner;
  };
  try {
    await underStartLock(dataSource, async () => {
      dataSource.createQueryRunner = watch;
      await bringUp(dataSource).finally(() => {
        dataSource.createQueryRunner = createRunner;
      });
    });
    return statement;
  } finally {
    await dataSource.destroy();
  }
}

test('migrations that are ended at any statement are none', async ({ database }) => {
  const random = new Random(SEED, 'migrations');
  const trial = await database.create('migrations_trial');
  const statements = await migrate(trial, async () => {});
  const step = FORM.everyStatement ? 1 : Math.floor(statements / 10);
  const url = await database.create('migrations_cut');
  let cuts = 0;
  let hard = 0;
  for (let cut = 0; cut < statements; cut += step) {
    const kill = random.below(HARD) === 0;
    const ended = migrate(url, async (statement, pid) => {
      if (statement !== cut) return;
      if (kill) process.kill(pid, 'SIGKILL');
      else await database.rows(trial, `SELECT pg_terminate_backend(${pid})`);
    });
    await expect(ended, `ended before statement ${cut}`).rejects.toThrow();
    if (kill) await until(async () => (await database.rows(url, 'SELECT 1')).length === 1, 20_000);
    expect({ cut, made: await database.rows(url, MADE) }).toEqual({ cut, made: [] });
    cuts += 1;
    hard += kill ? 1 : 0;
  }
  const instance = await Instance.at({ ADMIN_PASSWORD, DATABASE_URL: url, DEMO_CATALOGUE: 'on' });
  await instance.start();
  expect(await database.rows(url, CARRIED)).toHaveLength(migrations());
  expect(instance.output).not.toMatch(/"level":[56]0/);
  await instance.remove();
  tell('migrations ended', { statements, 'ended at': cuts, 'of them by kill -9': hard });
});
