import { Instance } from '../instances/support/instance.ts';
import { adminPassword } from './settings.ts';
import { test as base } from './test.ts';

/**
 * Playwright's `test` with a site of the file's own, for what would lock the others out: there is one owner, and a
 * new password ends all sessions but one. A file that uses it keeps to one worker.
 */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const instance = await Instance.at({
        ADMIN_PASSWORD: adminPassword,
        DEMO_CATALOGUE: 'off',
        LOG_LEVEL: 'warn',
      });
      try {
        await instance.start();
        // The browser knows no other host.
        await use(`http://localhost:${instance.port}`);
      } finally {
        await instance.remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});
