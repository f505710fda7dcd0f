import { test as base } from 'playwright/test';
import { type Database, startDatabase } from '../../instances/support/database.ts';
import { Instance } from '../../instances/support/instance.ts';
import { ADMIN_PASSWORD } from '../../instances/support/settings.ts';

interface Fixtures {
  /** A PostgreSQL that outlives the product. */
  database: Database;
  /** The product on a database of that, with the demo catalogue. */
  instance: Instance;
}

export const test = base.extend<object, Fixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const database = await startDatabase();
      await use(database);
      await database.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  instance: [
    async ({ database }, use) => {
      const DATABASE_URL = await database.create('faults');
      const instance = await Instance.at({ ADMIN_PASSWORD, DATABASE_URL, DEMO_CATALOGUE: 'on' });
      await instance.start();
      await use(instance);
      await instance.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from 'playwright/test';
