import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../embedded-postgres.js';
import type { ProjectCopy } from './project-copy.js';

type Ready = Pick<EmbeddedPostgres, 'connection' | 'stateDir' | 'notice'>;
type Message = { event: string; line?: string; expected?: boolean } & Partial<Ready>;

export interface LaunchOptions {
  dataDir: string;
  uid?: number;
  /** A program that runs the fixture, with its arguments. */
  through?: string[];
  env?: NodeJS.ProcessEnv;
}

/** Milliseconds; less than a test has, so that a test ends by its own error and leaves nothing to a later one. */
const PATIENCE = 20_000;

const running = new Set<Launched>();

/** The fixture in a process (and a group) of its own. It ends when its standard input, held here, does. */
export class Launched {
  readonly messages: Message[] = [];
  readonly exit: Promise<number | null>;
  private readonly child: ChildProcess;
  private wake: (() => void)[] = [];
  private ended = false;

  constructor(project: ProjectCopy, options: LaunchOptions) {
    const { dataDir, uid, through = [], env = {} } = options;
    const settings = JSON.stringify({ dataDir, projectDir: project.projectDir });
    const [file = '', ...args] = [...through, project.node, project.script, settings];
    this.child = spawn(file, args, {
      ...(uid === undefined ? {} : { uid, gid: uid }),
      cwd: '/',
      detached: true,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    running.add(this);
    const lines = this.child.stdout ? createInterface(this.child.stdout) : null;
    lines?.on('line', (line) => {
      this.messages.push(JSON.parse(line));
      this.notify();
    });
    this.exit = new Promise((resolve) => {
      this.child.once('close', (code) => {
        this.ended = true;
        running.delete(this);
        resolve(code);
        this.notify();
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }

  /** As a terminal sends Ctrl-C: to every process of the group. */
  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  /** Resolves with the message; rejects when it does not come in time, or the fixture ends without it. */
  async until(matches: (message: Message) => boolean): Promise<Message> {
    const deadline = Date.now() + PATIENCE;
    while (true) {
      const found = this.messages.find(matches);
      if (found) return found;
      if (this.ended || Date.now() > deadline) {
        throw new Error(`not seen in ${JSON.stringify(this.messages, null, 1)}`);
      }
      await Promise.race([new Promise<void>((resolve) => this.wake.push(resolve)), delay(500)]);
    }
  }

  async ready(): Promise<Ready> {
    return (await this.until(({ event }) => event === 'ready')) as Ready;
  }

  async failed(): Promise<string> {
    const { line, expected } = await this.until(({ event }) => event === 'failed');
    if (!expected) throw new Error(`an unexpected error: ${JSON.stringify(this.messages)}`);
    return line ?? '';
  }

  logged(pattern: RegExp): Promise<Message> {
    return this.until(({ event, line }) => event === 'log' && pattern.test(line ?? ''));
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.exit;
  }

  private notify(): void {
    const waiting = this.wake;
    this.wake = [];
    for (const resolve of waiting) resolve();
  }
}

/** Ends every fixture that a failed test left running. */
export async function endLaunched(): Promise<void> {
  const left = [...running];
  for (const launched of left) launched.signal('SIGKILL');
  await Promise.all(left.map(({ exit }) => exit));
}
