import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const WINDOWS = process.platform === 'win32';
const PATIENCE_MS = 30_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals | 0} signal */
function signalGroup(child, signal) {
  if (!child.pid) return false;
  try {
    return process.kill(WINDOWS ? child.pid : -child.pid, signal);
  } catch {
    return false;
  }
}

/**
 * Starts a child as the leader of its own process group, so that it can be ended together with everything it
 * started, and only by us.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(file, args, options) {
  const child = spawn(file, args, { ...options, detached: !WINDOWS, windowsHide: true });
  // Who waits for the end learns of a failed start from the exit code.
  child.once('error', () => {});
  running.add(child);
  return child;
}

/**
 * The end of a child.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
export function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  }
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/**
 * Asks a child and everything it started to end, and insists after 30 seconds.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stopChild(child) {
  running.delete(child);
  const deadline = Date.now() + PATIENCE_MS;
  signalGroup(child, 'SIGTERM');
  while (signalGroup(child, 0) && Date.now() < deadline) await delay(50);
  signalGroup(child, 'SIGKILL');
}

export async function stopChildren() {
  await Promise.all([...running].map(stopChild));
}

/**
 * Runs a command to its end.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean }} [options] live: the output goes to the
 * terminal instead of into the answer
 * @returns {Promise<{ code: number, output: string }>} code 127 for a command that
 * cannot be started, 1 for one that died of a signal
 */
export async function run(file, args, { cwd, env = process.env, live = false } = {}) {
  const pipe = live ? 'inherit' : 'pipe';
  const child = start(file, args, { cwd, env, stdio: ['ignore', pipe, pipe] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const { code } = await ended(child);
  // Stopped from here: this process is about to end, and nobody shall take that for a failure.
  if (!running.delete(child)) return new Promise(() => {});
  return { code: code ?? 1, output };
}

/**
 * Runs a JavaScript tool with this very Node.
 * @param {string} tool
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runTool = (tool, args, options) => run(process.execPath, [tool, ...args], options);
