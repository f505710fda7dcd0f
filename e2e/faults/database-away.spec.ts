import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../instances/support/caller.ts';
import type { Database } from '../instances/support/database.ts';
import { until } from '../instances/support/until.ts';
import { FORM, tell } from './support/form.ts';
import { expect, test } from './support/test.ts';
import {
  failures,
  keep,
  outcomesOf,
  readKept,
  times,
  withStatus,
  write,
} from './support/traffic.ts';

const RECOVERED_WITHIN = 5_000;
/** Milliseconds for the slowest of all kept answers: the first ones may wait for word of a write. */
const KEPT_WITHIN = 3_000;
/** Milliseconds until a write is told that it cannot be done. */
const REFUSED_WITHIN = 10_000;

interface Absence {
  how: string;
  /** Milliseconds. */
  lasts: number;
  begin: (database: Database) => Promise<void>;
  end: (database: Database) => Promise<void>;
}

const ABSENCES: Absence[] = [
  {
    how: 'is held',
    lasts: FORM.databaseHeld,
    begin: async (database) => database.hold(),
    end: async (database) => database.letGo(),
  },
  {
    how: 'is killed',
    lasts: FORM.databaseGone,
    begin: async (database) => {
      database.kill();
      await database.leave();
    },
    end: (database) => database.comeBack(),
  },
];

for (const { how, lasts, begin, end } of ABSENCES) {
  test(`PostgreSQL ${how} for ${lasts / 1_000} s under load`, async ({ database, instance }) => {
    const { origin } = instance;
    const owner = await signIn(origin);
    const writers = [await write(owner), await write(owner)];
    await keep(origin);
    const readers = [readKept(origin), readKept(origin)];
    try {
      await delay(500);
      await begin(database);
      await delay(lasts);
      await end(database);
      const name = `Back ${Date.now()}`;
      const rename = async () =>
        (await owner.call('PUT', '/api/config', { siteName: name })).status === 200;
      const recovery = await until(rename, RECOVERED_WITHIN);
      await delay(300);
      const read = await outcomesOf(readers);
      const written = await outcomesOf(writers);
      const refused = withStatus(written, 503);
      tell(`PostgreSQL ${how}`, {
        'for ms': lasts,
        'kept answers': read.length,
        'slowest ms': times(read, 100),
        '99 % within ms': times(read, 99),
        writes: written.length,
        'refused with 503': refused.length,
        'slowest refusal ms': times(refused, 100),
        'writes again after ms': Math.round(recovery),
      });
      expect(read.filter(({ status }) => status !== 200)).toEqual([]);
      expect(failures(written)).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      expect(times(read, 100)).toBeLessThan(KEPT_WITHIN);
      expect(times(refused, 100)).toBeLessThan(REFUSED_WITHIN);
      expect(written.at(-1)?.status).toBe(200);
    } finally {
      await outcomesOf([...readers, ...writers]);
    }
  });
}
