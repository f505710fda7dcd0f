import { defineConfig } from 'playwright/test';
import { chromium } from '../support/chromium.ts';
import { baseUrl, chromiumPath } from '../support/settings.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One product; what is refused must leave it as it was, and nobody else may change it meanwhile.
  workers: 1,
  retries: 0,
  // The long form visits hundreds of pages in one test.
  timeout: 1_800_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: baseUrl, trace: 'off', launchOptions: chromium(chromiumPath) },
  projects: [
    { name: 'attacks', testDir: 'attacks' },
    { name: 'pages', testDir: 'pages' },
    // Last: it leaves a catalogue that nobody would read.
    { name: 'requests', testDir: 'requests' },
  ],
});
