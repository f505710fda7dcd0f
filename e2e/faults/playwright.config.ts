import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each test measures time, and takes the whole machine for it.
  workers: 1,
  timeout: 45 * 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // What is lost once in two hundred times is lost.
    {
      name: 'losses',
      testMatch: /(kills|migrations|first-starts|full-disk)\.spec/,
      retries: 0,
    },
    // Where machines are shared, now and then a moment is long.
    {
      name: 'times',
      testMatch: /(database-away|mail-away|overload|provider-away|slow-callers)\.spec/,
      retries: process.env.CI ? 2 : 0,
    },
  ],
});
