import { setTimeout as delay } from 'node:timers/promises';
import { startOpenAiServer } from '@deal-harbor/test-servers';
import { expect, test } from 'playwright/test';
import { Random } from '../../api/src/database/catalogue/synthetic/random.ts';
import { signIn } from '../instances/support/caller.ts';
import { embeddedIn, postmasterIn, rowsOf } from '../instances/support/database.ts';
import { Instance } from '../instances/support/instance.ts';
import { ADMIN_PASSWORD } from '../instances/support/settings.ts';
import { until } from '../instances/support/until.ts';
import { FORM, percentile, SEED, tell } from './support/form.ts';
import { addRow, addStore, generatedStore, inOrder } from './support/ground.ts';
import { Ledger } from './support/ledger.ts';
import { Recorder } from './support/recorder.ts';
import { brokenRules, writtenIn } from './support/stored.ts';
import { Writer } from './support/writer.ts';

const WRITERS = 4;
/** Milliseconds until PostgreSQL runs again, and from then on until the api answers from it. */
const RESTARTED_WITHIN = 30_000;
const RECOVERED_WITHIN = 5_000;
const OWNERS_READ = '/api/stores?scope=admin&limit=1';
/** Lines of the log that tell of a fault, and what a stack begins with. */
const FAULTS = /"level":(?:50|60)|^\s+at /;

type Target = 'api' | 'PostgreSQL' | 'both' | 'api, starting';

/** Several deaths of PostgreSQL alone within a minute are a fault of their own, which waits before it tries again. */
const DECK: readonly Target[] = ['api', 'PostgreSQL', 'both', 'PostgreSQL', 'api, starting'];

test(`nothing acknowledged is lost in ${FORM.kills} kills (seed ${SEED})`, async () => {
  const random = new Random(SEED, 'kills');
  const provider = await startOpenAiServer({ otherwise: generatedStore });
  const instance = await Instance.at({
    ADMIN_PASSWORD,
    DEMO_CATALOGUE: 'off',
    BACKUPS: 'off',
    TRUST_PROXY: '1',
    OPENAI_API_KEY: 'sk-of-these-tests',
    OPENAI_BASE_URL: provider.url,
  });
  await instance.start();
  const owner = await signIn(instance.origin);
  const ledger = new Ledger();
  ledger.knows('site', (await owner.done('GET', '/api/config')).siteName);
  const ground = { shop: await addStore(owner, 'Shop'), stall: await addStore(owner, 'Stall') };
  const recorder = new Recorder(owner, ledger);
  const writers: Writer[] = [];
  for (let number = 0; number < WRITERS; number++) {
    const row = await addRow(owner, number);
    ledger.knows(row.mark, inOrder(row));
    const parts = { recorder, ground, row, first: number === 0 };
    writers.push(new Writer(number, parts, SEED));
  }

  const died: Record<Target, number> = { api: 0, PostgreSQL: 0, both: 0, 'api, starting': 0 };
  const starts: number[] = [];
  const restarts: number[] = [];
  const recoveries: number[] = [];
  let compared = 0;
  let shuffled: Target[] = [];

  const start = async () => {
    const began = performance.now();
    await instance.start();
    starts.push(performance.now() - began);
  };
  const faults: Record<Target, () => Promise<void>> = {
    async api() {
      await instance.kill();
      await start();
    },
    async both() {
      process.kill(postmasterIn(instance.dataDir), 'SIGKILL');
      await faults.api();
    },
    async PostgreSQL() {
      const killed = postmasterIn(instance.dataDir);
      process.kill(killed, 'SIGKILL');
      const isBack = async () => {
        // Its children live on for a moment, and would answer.
        if (postmasterIn(instance.dataDir) === killed) return false;
        return (await rowsOf(await embeddedIn(instance.dataDir), 'SELECT 1')).length === 1;
      };
      restarts.push(await until(isBack, RESTARTED_WITHIN));
      const isServed = async () => (await owner.call('GET', OWNERS_READ)).status === 200;
      recoveries.push(await until(isServed, RECOVERED_WITHIN));
    },
    async 'api, starting'() {
      await instance.kill();
      const starting = instance.start().catch(() => undefined);
      await delay(random.between(50, 1_200));
      await instance.kill();
      await starting;
      await start();
    },
  };

  const check = async (round: number, target: Target) => {
    const connection = await embeddedIn(instance.dataDir);
    const found = await writtenIn(connection);
    compared += ledger.records;
    const wrong = [
      ...ledger.faults(found),
      ...(await brokenRules(connection)),
      ...recorder.oddities,
      ...instance.output.split('\n').filter((line) => FAULTS.test(line)),
    ];
    expect({ round, target, wrong }).toEqual({ round, target, wrong: [] });
    for (const writer of writers) writer.learn(found);
    // The hourly cap of the generators, which is not what is tried here.
    await rowsOf(connection, `DELETE FROM rate_limits WHERE key LIKE 'ai-generations%'`);
  };

  try {
    for (let round = 1; round <= FORM.kills; round++) {
      if (shuffled.length === 0) shuffled = [...DECK].sort(() => random.next() - 0.5);
      const target = shuffled.pop() ?? 'api';
      for (const writer of writers) writer.resume();
      const generating = random.pick(writers).generate();
      await delay(random.between(200, 1_000));
      await faults[target]();
      await delay(100);
      await Promise.all([generating, ...writers.map((writer) => writer.pause())]);
      died[target]++;
      await check(round, target);
    }
    expect(await owner.done('GET', '/api/admin/session')).toMatchObject({ authenticated: true });
    expect(await instance.stop()).toBe(0);
    tell('kill -9', {
      seed: SEED,
      kills: FORM.kills,
      ...Object.fromEntries(Object.entries(died).map(([target, times]) => [`of ${target}`, times])),
      'writes acknowledged': recorder.acknowledged,
      'writes cut off': recorder.unanswered,
      records: ledger.records,
      'records compared': compared,
      'next start, median ms': percentile(starts, 50),
      'slowest start ms': percentile(starts, 100),
      'PostgreSQL again after, median ms': percentile(restarts, 50),
      'slowest ms': percentile(restarts, 100),
      'slowest answer from it after that ms': percentile(recoveries, 100),
    });
  } finally {
    await Promise.all(writers.map((writer) => writer.pause()));
    await instance.remove();
    await provider.close();
  }
});
