import { env } from 'node:process';

function given(name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is missing: start these tests with \`npm run test:instances\`.`);
  return value;
}

/** Absolute path of nginx. */
export const nginxPath = given('NGINX_PATH');
export const ADMIN_PASSWORD = 'harbor-instances-tests';
