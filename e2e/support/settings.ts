import { env } from 'node:process';

function given(name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is missing: start these tests with \`npm run test:browser\`.`);
  return value;
}

/** Origin of the running product, without a slash at its end. */
export const baseUrl = given('BASE_URL');
export const adminPassword = given('ADMIN_PASSWORD');
/** Absolute path of the browser. */
export const chromiumPath = given('CHROMIUM_PATH');
