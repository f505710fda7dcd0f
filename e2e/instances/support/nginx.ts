import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, start } from '../../../scripts/lib/children.mjs';
import { freePort } from '../../../scripts/lib/product.mjs';
import { at } from '../../../scripts/lib/project.mjs';
import { until } from './until.ts';

/** Absolute path. */
function nginxPath(): string {
  const path = process.env.NGINX_PATH;
  if (!path)
    throw new Error('NGINX_PATH is missing: start these tests with `npm run test:instances`.');
  return path;
}

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** Fills in the template as the official image does. */
async function configuration(values: Record<string, string>): Promise<string> {
  const template = await readFile(at('deploy/nginx.conf.template'), 'utf8');
  return template.replace(/\$\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nobody says what ${name} is.`);
    return value;
  });
}

/** nginx as it is deployed, before two instances on this machine. */
export async function startNginx([first, second]: readonly [number, number]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'deal-harbor-nginx-'));
  // Its workers are another user when we are root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    await configuration({
      LISTEN: `127.0.0.1:${port}`,
      INSTANCE_1: `127.0.0.1:${first}`,
      INSTANCE_2: `127.0.0.1:${second}`,
    }),
  );
  const child = start(nginxPath(), ['-p', `${folder}/`, '-c', file, '-g', 'daemon off;'], {
    // It tells of every instance that was away, as it should.
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  // Answered by nginx itself, whether there are instances or not.
  await until(async () => (await fetch(`${origin}/healthz`)).status === 404, 10_000);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
