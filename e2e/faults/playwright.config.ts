import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each test measures time, and takes the whole machine for it.
  workers: 1,
  // What is lost once in two hundred times is lost.
  retries: 0,
  timeout: 45 * 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
});
