import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './children.mjs';
import { precompress } from './precompress.mjs';
import { at, ROOT, TOOLS } from './project.mjs';
import { hashOf } from './stamp.mjs';
import { step } from './step.mjs';
import { refuseReadOnly } from './writable.mjs';

/**
 * @typedef {{ title: string, folder: string, output: string, entry: string, inputs: string[],
 *   build: () => Promise<{ code: number, output: string }> }} Target
 */

const COMMON = ['package-lock.json', 'tsconfig.base.json', 'libs'];
const env = { ...process.env, NODE_ENV: 'production' };

/** @type {{ api: Target, web: Target }} */
export const TARGETS = {
  api: {
    title: 'Building the API',
    folder: at('api'),
    output: at('api/dist'),
    entry: 'src/main.js',
    inputs: [...COMMON, 'nest-cli.json', 'api'],
    build: () => runTool(TOOLS.nest, ['build', 'api'], { env }),
  },
  web: {
    title: 'Building the website',
    folder: at('public-web'),
    output: at('public-web/build'),
    entry: 'server/app.js',
    inputs: [...COMMON, 'public-web'],
    async build() {
      const built = await runTool(TOOLS.vite, ['build'], { cwd: at('public-web'), env });
      if (built.code === 0) await precompress(at('public-web/build/client'));
      return built;
    },
  },
};

/**
 * The desktop app: only its own scripts and tests need it.
 * @type {Target}
 */
export const DESKTOP = {
  title: 'Building the desktop app',
  folder: at('admin-desktop'),
  output: at('admin-desktop/out'),
  entry: 'main/index.cjs',
  inputs: [
    ...COMMON,
    'admin-desktop/electron.vite.config.ts',
    'admin-desktop/package.json',
    'admin-desktop/src',
  ],
  build: () => runTool(TOOLS.electronVite, ['build'], { cwd: at('admin-desktop'), env }),
};

/** @param {Target} target */
const stampOf = (target) => join(target.output, '.inputs');

/** Makes the target stale: somebody else is going to write its output. */
export const forget = (/** @type {Target} */ target) => rm(stampOf(target), { force: true });

/**
 * @param {Target} target
 * @param {string} hash
 */
async function isCurrent(target, hash) {
  if (!existsSync(join(target.output, target.entry))) return false;
  return (await readFile(stampOf(target), 'utf8').catch(() => '')) === hash;
}

/**
 * Builds every target whose inputs changed since it was built.
 * @param {{ force?: boolean, targets?: Target[] }} [options]
 * @throws Failure when a build fails or the output cannot be written
 */
export async function buildStale({ force = false, targets = Object.values(TARGETS) } = {}) {
  for (const target of targets) {
    const hash = await hashOf(ROOT, target.inputs);
    if (!force && (await isCurrent(target, hash))) continue;
    await refuseReadOnly(existsSync(target.output) ? target.output : target.folder, 'build');
    await rm(target.output, { recursive: true, force: true });
    await step(target.title, target.build);
    await writeFile(stampOf(target), hash);
  }
}
