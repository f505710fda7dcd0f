import { deviceOf } from './device-of.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS}; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
  [`${WINDOWS}) ${CHROMIUM} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS}) ${CHROMIUM} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`, 'Microsoft Edge on Windows'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROMIUM} deal-harbor/0.1.0 Chrome/130.0 Electron/33.4.11 Safari/537.36`,
    'Desktop app on Linux',
  ],
  ['curl/8.1', 'Unknown browser'],
  ['', 'Unknown browser'],
  ['x'.repeat(16_000), 'Unknown browser'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
