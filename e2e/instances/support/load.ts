import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Outcome {
  /** What was asked, for people. */
  asked: string;
  /** 0 where no whole answer came. */
  status: number;
  retryAfter: string | undefined;
  /** Milliseconds until the whole answer was there. */
  took: number;
  /** The reason, where no answer came. */
  fault?: string;
}

const DEADLINE = 20_000;

/** Sends one request without ever trying again, and takes the whole answer. */
function send(origin: string, agent: Agent, { method, path, headers, body }: Sent) {
  return new Promise<Outcome>((resolve) => {
    const asked = `${method} ${path}`;
    const began = performance.now();
    const end = (outcome: Omit<Outcome, 'asked' | 'took'>) =>
      resolve({ asked, took: performance.now() - began, ...outcome });
    const failed = (fault: string) => end({ status: 0, retryAfter: undefined, fault });
    const sent = request(origin + path, { agent, method, headers }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      answer.on('error', (error) => failed(String(error)));
      answer.on('end', () => end({ status, retryAfter: got['retry-after'] }));
      answer.resume();
    });
    sent.setTimeout(DEADLINE, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', (error) => failed(String(error)));
    sent.end(body);
  });
}

/** Requests sent one after the other, on a kept connection or each on a new one, until `stop`. */
export class Load {
  readonly outcomes: Outcome[] = [];
  private stopped = false;
  private readonly running: Promise<void>;

  /** @param next the request to send now; @param pause milliseconds between two */
  constructor(
    origin: string,
    { keepAlive, pause, next }: { keepAlive: boolean; pause: number; next: () => Sent },
  ) {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    this.running = this.run(origin, agent, pause, next).finally(() => agent.destroy());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(origin: string, agent: Agent, pause: number, next: () => Sent): Promise<void> {
    while (!this.stopped) {
      this.outcomes.push(await send(origin, agent, next()));
      if (pause > 0) await delay(pause);
    }
  }
}

/** Takes the next of the list each time, from the first again after the last. */
export function inTurn<T>(list: readonly T[]): () => T {
  let index = 0;
  return () => list[index++ % list.length] as T;
}
