import { test as base } from 'playwright/test';
import { freePort } from '../../../scripts/lib/product.mjs';
import { type Database, startDatabase } from '../../instances/support/database.ts';
import { Instance } from '../../instances/support/instance.ts';
import { ADMIN_PASSWORD } from '../../instances/support/settings.ts';

interface Fixtures {
  /** A PostgreSQL that outlives the product. */
  database: Database;
  /** Where the product looks for its mail server; nobody listens there until a test does. */
  mailPort: number;
  /** The product on a database of that, with the demo catalogue. */
  instance: Instance;
}

export const test = base.extend<object, Fixtures>({
  database: [
    async ({}, use) => {
      const database = await startDatabase();
      await use(database);
      await database.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mailPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  instance: [
    async ({ database, mailPort }, use) => {
      const instance = await Instance.at({
        ADMIN_PASSWORD,
        DATABASE_URL: await database.create('faults'),
        DEMO_CATALOGUE: 'on',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      });
      await instance.start();
      await use(instance);
      await instance.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from 'playwright/test';
