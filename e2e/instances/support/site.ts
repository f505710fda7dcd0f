import { test as base } from 'playwright/test';
import { type Database, startDatabase } from './database.ts';
import { Instance } from './instance.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { ADMIN_PASSWORD } from './settings.ts';

/** What every instance of one site is started with. */
export const SETTINGS = {
  ADMIN_PASSWORD,
  SESSION_SECRET: 'one secret for all instances of a site',
  SITE_URL: 'http://deals.example',
  DEMO_CATALOGUE: 'on',
  TRUST_PROXY: '1',
};

/** Two instances of the built product on one database, with nginx before them. */
export interface Site {
  database: Database;
  /** Of the site's database. */
  url: string;
  instances: readonly [Instance, Instance];
  nginx: Nginx;
}

export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const database = await startDatabase();
      const url = await database.create('site');
      const env = { ...SETTINGS, DATABASE_URL: url };
      const instances = [await Instance.at(env), await Instance.at(env)] as const;
      const [first, second] = instances;
      await Promise.all([first.start(), second.start()]);
      const nginx = await startNginx([first.port, second.port]);
      await use({ database, url, instances, nginx });
      await nginx.stop();
      await Promise.all(instances.map((instance) => instance.remove()));
      await database.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from 'playwright/test';
