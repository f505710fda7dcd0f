import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { at } from './lib/project.mjs';
import { hashOf } from './lib/stamp.mjs';
import { TARGETS } from './lib/targets.mjs';

/** Stands in for the server: says where it is and ends politely. */
const SERVER = `
process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
setInterval(() => {}, 1000);
console.log('serving as ' + process.env.NODE_ENV);
`;

describe('start', () => {
  let root: string;
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };

  /** A project that is installed and built, with a small server. */
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'start-'));
    await cp(at('scripts'), join(root, 'scripts'), { recursive: true });
    await cp(at('api/src/config/env.ts'), join(root, 'api/src/config/env.ts'));
    const lock = '{"packages":{}}';
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      await write(file, lock);
    await write('package.json', '{"type":"module"}');
    for (const file of ['nest-cli.json', 'tsconfig.base.json']) await write(file, '{}');
    await write('libs/contracts/src/index.ts', '');
    await write('public-web/app/root.tsx', '');
    for (const [target, output, server] of [
      [TARGETS.api, 'api/dist', SERVER],
      [TARGETS.web, 'public-web/build', ''],
    ] as const) {
      await write(join(output, target.entry), server);
      await write(join(output, '.inputs'), await hashOf(root, target.inputs));
    }
  });
  afterEach(async () => {
    child.kill('SIGKILL');
    await rm(root, { recursive: true });
  });

  let child: ChildProcess;
  let output: string;
  const script = () => join(root, 'scripts/start.mjs');
  const launch = (env = {}, file = process.execPath, args = [script()]) => {
    const { NODE_ENV, npm_lifecycle_event, ...own } = process.env;
    output = '';
    child = spawn(file, args, {
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text;
      });
    }
  };
  const served = async () => {
    while (!output.includes('serving')) await once(child.stdout as NodeJS.EventEmitter, 'data');
  };

  it('serves what is built, says nothing else, and leaves SIGTERM to the server', async () => {
    launch();
    await served();
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output).toBe('serving as production\nbye\n');
  });

  it('ends when the process that started it again is gone', async () => {
    launch();
    await served();
    child.disconnect();
    // Not 'close': Node never says it after a disconnect from our side.
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends when the shell of npm is gone', async () => {
    const line = `'${process.execPath}' '${script()}'; true`;
    launch({ npm_lifecycle_event: 'start' }, 'sh', ['-c', line]);
    await served();
    child.kill('SIGKILL');
    while (!output.includes('bye')) await once(child.stdout as NodeJS.EventEmitter, 'data');
  });

  it('names a wrong variable in one line before it builds anything', async () => {
    await write('api/src/new.ts', '');
    launch({ PORT: 'many' });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toBe('PORT must be a whole number from 1 to 65535.\n');
  });

  it('builds what changed, and ends with the tool’s words and one line when it cannot', async () => {
    await write('api/src/new.ts', '');
    launch();
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toMatch(/^Building the API \.\.+ failed$/m);
    expect(output).toContain('Cannot find module');
    expect(output.trim()).toMatch(
      /\nBuilding the API: failed with exit code 1, see the lines above\.$/,
    );
  });

  it('refuses half a checkout', async () => {
    await rm(join(root, 'package-lock.json'));
    launch();
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toBe('package-lock.json is missing: this is not a whole checkout.\n');
  });
});
