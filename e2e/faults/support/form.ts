import { env } from 'node:process';

interface Form {
  /** How often something is killed under a writer. */
  kills: number;
  /** Milliseconds that PostgreSQL says nothing, and that it is gone. */
  databaseHeld: number;
  databaseGone: number;
  /** Milliseconds that the disk is full. */
  diskFull: number;
  /** How often two instances begin on an empty database. */
  firstStarts: number;
  /** Whether a migration is ended before each of its statements, or before its first and last only. */
  everyStatement: boolean;
  /** Sockets on which headers come slowly, and as many with slow bodies. */
  slowSockets: number;
  /** Whether the slow ones are watched until they are cut off. */
  waitsForLate: boolean;
  idleConnections: number;
  /** Milliseconds of overload. */
  overload: number;
}

const LONG: Form = {
  kills: 200,
  databaseHeld: 30_000,
  databaseGone: 30_000,
  diskFull: 30_000,
  firstStarts: 20,
  everyStatement: true,
  slowSockets: 300,
  waitsForLate: true,
  idleConnections: 10_000,
  overload: 20_000,
};

const SHORT: Form = {
  kills: 4,
  databaseHeld: 6_000,
  databaseGone: 2_000,
  diskFull: 2_000,
  firstStarts: 2,
  everyStatement: false,
  slowSockets: 100,
  waitsForLate: false,
  idleConnections: 1_000,
  overload: 2_000,
};

export const FORM: Form = env.FAULTS_FORM === 'short' ? SHORT : LONG;

/** Decides everything that chance decides here; to repeat a run, name it as FAULTS_SEED. */
export const SEED = Number(env.FAULTS_SEED ?? 1);

/** Prints what was measured, for docs/security.md. */
export function tell(what: string, figures: Record<string, number | string>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`· ${what}: ${parts.join(', ')}`);
}

/** Of a list of milliseconds: the one that so many of 100 are below. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0);
}
