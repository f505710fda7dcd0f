import { env } from 'node:process';

function given(name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is missing: start these tests with \`npm run test:desktop\`.`);
  return value;
}

/** Origin of the running product, without a slash at its end. */
export const siteUrl = given('BASE_URL');
export const adminPassword = given('ADMIN_PASSWORD');
/** Absolute path of Electron's binary. */
export const electronPath = given('ELECTRON_PATH');
/** Absolute path of the packaged app's binary. */
export const packagedPath = given('PACKAGED_PATH');
/** What Chromium needs to start here. */
export const chromiumArgs = (env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean);
