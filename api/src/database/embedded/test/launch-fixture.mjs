// "The api" of the specs: a process of its own that can be killed. Says what happens as JSON, one line each.
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, startEmbeddedPostgres } from './embedded-postgres.js';

const { dataDir, projectDir } = JSON.parse(process.argv[2]);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

// A test run that was killed itself leaves nothing running.
process.stdin
  .on('end', () => process.exit(1))
  .resume()
  .unref();

try {
  const database = await startEmbeddedPostgres({
    dataDir,
    projectDir,
    log: (line) => say({ event: 'log', line }),
  });
  const alive = setInterval(() => {}, 60_000);
  const stop = async () => {
    // As the api does: requests are drained before the database goes.
    say({ event: 'draining' });
    await delay(300);
    await database.stop();
    clearInterval(alive);
    say({ event: 'stopped' });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  database.exited.then((exit) => say({ event: 'exited', exit }));
  const { connection, stateDir, notice } = database;
  say({ event: 'ready', connection, stateDir, notice });
} catch (error) {
  process.exitCode = 1;
  say({
    event: 'failed',
    line: error.message,
    expected: error instanceof EmbeddedDatabaseError,
    stack: error.stack,
  });
}
