import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A command line's first words, before the file to run. */
export type Pin = readonly string[];

export interface Cores {
  /** For the product with its database, for the bare server and for bare SQL: all on the same core. */
  server: Pin;
  /** For what asks them. */
  load: Pin;
  /** A sentence for the table. */
  note: string;
}

/** One core for whoever answers and another for whoever asks, where the system can hold them there. */
export function planCores(): Cores {
  const able = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
  if (!able || availableParallelism() < 2) {
    const reason = able ? 'there is one core only' : 'this system has no taskset';
    return {
      server: [],
      load: [],
      note: `Nothing is pinned to a core (${reason}): server and load share what there is.`,
    };
  }
  return {
    server: ['taskset', '-c', '0'],
    load: ['taskset', '-c', '1'],
    note: 'The product with its PostgreSQL, the bare server and bare SQL run on core 0, the load on core 1.',
  };
}

/** Puts a command behind a pin, in the form that `spawn` takes. */
export function pinned(pin: Pin, file: string, args: readonly string[]): [string, string[]] {
  const [first = file, ...rest] = [...pin, file, ...args];
  return [first, rest];
}
