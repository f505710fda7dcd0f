import { Failure } from './failure.mjs';

// Loaded late: only the Node that runs the product reads TypeScript.
const load = () => import('../../api/src/config/env.ts');

/**
 * Finds a wrong variable before the long work; the server reads the same file again.
 * @throws Failure naming the variable
 */
export async function checkEnvironment() {
  const { EnvError, readEnv } = await load();
  try {
    readEnv(process.env, process.cwd());
  } catch (error) {
    if (error instanceof EnvError) throw new Failure(error.message);
    throw error;
  }
}

/**
 * The environment without the product's own variables: the settings of whoever runs the tests must reach
 * neither their database nor their accounts.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function withoutSettings() {
  const { ENV_VARIABLES } = await load();
  const settings = new Set(/** @type {string[]} */ (ENV_VARIABLES));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
}
