import { env } from 'node:process';

function given(name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is missing: start these tests with \`npm run test:instances\`.`);
  return value;
}

/** Absolute path of nginx. */
export const nginxPath = given('NGINX_PATH');
/** Absolute path of the library that gives a process another clock; null where there is none. */
export const fakeTimePath = env.FAKETIME_PATH || null;
export const ADMIN_PASSWORD = 'harbor-instances-tests';
