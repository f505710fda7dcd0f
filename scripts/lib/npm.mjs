import { run } from './children.mjs';
import { ROOT } from './project.mjs';

/**
 * npm as the one that started us, or the one on the PATH.
 * @param {string[]} args
 * @param {string} [cwd] absolute
 */
export function npm(args, cwd = ROOT) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], { cwd });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd });
}

/**
 * What npm answers as JSON; null when its answer is none.
 * @param {string[]} args
 * @returns {Promise<unknown>}
 */
export async function npmJson(args) {
  // Warnings would stand in between.
  const { output } = await npm([...args, '--loglevel=silent']);
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
