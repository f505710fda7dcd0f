import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One app at a time: windows of several would take the focus from each other.
  workers: 1,
  // Where machines are shared and slow, one test in hundreds loses a race with the clock.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
});
