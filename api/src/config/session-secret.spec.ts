import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from './env.js';
import { sessionSecret } from './session-secret.js';

let folder: string;
let env: Env;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
  env = { sessionSecret: null, dataDir: join(folder, 'data') } as Env;
});
afterEach(() => rm(folder, { recursive: true }));

describe('sessionSecret', () => {
  it('is made once, for its owner’s eyes only', async () => {
    const secret = sessionSecret(env);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(sessionSecret(env)).toBe(secret);
    expect(await readdir(env.dataDir)).toEqual(['session-secret']);
    expect((await stat(join(env.dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is made anew where a start was killed before it was written', async () => {
    env.dataDir = folder;
    const file = join(folder, 'session-secret');
    await writeFile(file, '');
    const secret = sessionSecret(env);
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect(sessionSecret(env)).toBe(secret);
  });

  it('is the configured one where there is one, and nothing is written', async () => {
    expect(sessionSecret({ ...env, sessionSecret: 'configured' })).toBe('configured');
    expect(await readdir(folder)).toEqual([]);
  });
});
