import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, start } from '../../../scripts/lib/children.mjs';
import { withoutSettings } from '../../../scripts/lib/environment.mjs';
import { freePort } from '../../../scripts/lib/product.mjs';
import { at } from '../../../scripts/lib/project.mjs';
import { until } from './until.ts';

const READY_WITHIN = 60_000;

const PRODUCT = at('api/dist/src/main.js');

/** A process of the built product on a port and a data folder of its own, which outlive its restarts. */
export class Instance {
  readonly port: number;
  readonly dataDir: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly module: string;
  private child: ChildProcess | null = null;
  private said = '';

  private constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv, module: string) {
    this.port = port;
    this.dataDir = dataDir;
    this.env = env;
    this.module = module;
  }

  /**
   * @param env what the environment says beside port and data folder
   * @param module what the process runs, absolute
   */
  static async at(env: NodeJS.ProcessEnv, module = PRODUCT): Promise<Instance> {
    const dataDir = await mkdtemp(join(tmpdir(), 'deal-harbor-instance-'));
    // A database of its own must reach it when we are root.
    await chmod(dataDir, 0o755);
    return new Instance(await freePort(), dataDir, env, module);
  }

  /** Another process on the same data folder, as two containers share a volume. */
  async sibling(): Promise<Instance> {
    return new Instance(await freePort(), this.dataDir, this.env, this.module);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** All that the process has printed since it was started. */
  get output(): string {
    return this.said;
  }

  /** Resolves when it is ready. @throws Error when it ends before, or never is */
  async start(): Promise<void> {
    this.said = '';
    const child = start(process.execPath, [this.module], {
      env: {
        ...(await withoutSettings()),
        NODE_ENV: 'production',
        DATA_DIR: this.dataDir,
        ...this.env,
        PORT: `${this.port}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    }
    this.child = child;
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const ready = until(async () => {
      if (hasEnded()) return true;
      return (await fetch(`${this.origin}/readyz`)).ok;
    }, READY_WITHIN);
    await ready;
    if (hasEnded()) throw new Error(`The instance ended at once:\n${this.said}`);
  }

  /** As a power cut would. What else it started is left to itself. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = null;
    child.kill('SIGKILL');
    await ended(child);
  }

  /** As an operator would. @returns the exit code, null for one that died of a signal */
  async stop(): Promise<number | null> {
    const { child } = this;
    if (!child) return 0;
    this.child = null;
    child.kill('SIGTERM');
    return (await ended(child)).code;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
