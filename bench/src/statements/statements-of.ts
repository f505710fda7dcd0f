import { setTimeout as delay } from 'node:timers/promises';
import { capture } from '../floor/captured.ts';
import { newDataFolder } from '../product/data-folder.ts';
import { type Database, forgetKept } from '../product/database.ts';
import { startInstance } from '../product/instance.ts';

/** A statement with its values, as it went to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Milliseconds until the last statement of an answer was surely told, and until a new instance has settled. */
const TOLD_WITHIN = 30;
const SETTLED_WITHIN = 1_000;
/** How the product asks whether its connection still answers, which belongs to no page. */
const HEARTBEAT = /^SELECT$/i;

/** For each list of addresses, each address's own statements: the very ones that answering it takes, in their order. */
export async function statementsOf(
  database: Database,
  lists: readonly (readonly string[])[],
): Promise<Statement[][][]> {
  const instance = await startInstance({
    dataDir: await newDataFolder(),
    pin: [],
    databaseUrl: database.url,
    env: { NODE_OPTIONS: `--import=${new URL('./tell-statements.ts', import.meta.url).href}` },
  });
  const told: Statement[] = [];
  instance.child.on('message', (statement) => told.push(statement as Statement));
  const statementsFor = async (path: string) => {
    told.length = 0;
    await capture(instance.port, path, {});
    await delay(TOLD_WITHIN);
    return told.filter(({ text }) => !HEARTBEAT.test(text));
  };
  try {
    await statementsFor('/');
    await delay(SETTLED_WITHIN);
    await forgetKept(database);
    const found: Statement[][][] = [];
    for (const paths of lists) {
      const jobs: Statement[][] = [];
      for (const path of paths) jobs.push(await statementsFor(path));
      found.push(jobs);
    }
    return found;
  } finally {
    await instance.stop();
  }
}
