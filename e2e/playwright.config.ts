import { defineConfig } from 'playwright/test';
import { chromium } from './support/chromium.ts';
import { baseUrl, chromiumPath } from './support/settings.ts';

export default defineConfig({
  testDir: '.',
  // They bring a site of their own.
  testIgnore: ['faults/**', 'hostile/**', 'instances/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Where machines are shared and slow, one test in hundreds loses a race with the clock.
  retries: process.env.CI ? 2 : 0,
  // Generous: a slow machine is no defect, and a wait that never ends still fails.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: baseUrl,
    trace: 'off',
    // What moves takes time, and no test is about it but those that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromium(chromiumPath),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
