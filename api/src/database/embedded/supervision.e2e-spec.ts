import { join } from 'node:path';
import type { Connection } from './provision.js';
import { eventually, isAlive, processesIn } from './test/processes.js';
import { keep, kept, query, serverPid } from './test/queries.js';
import { useProject } from './test/use-project.js';

const project = useProject();

describe('while it runs', () => {
  it.each(['server', 'everything of the server'])(
    'a killed %s is back within 5 s, at the same place, with its rows',
    async (what) => {
      const launched = project.launch({ dataDir: await project.preparedFolder() });
      const { connection, stateDir } = await launched.ready();
      await keep(connection, 'row');
      const server = serverPid(stateDir);
      await keepBusy(connection);
      const pids = what === 'server' ? [server] : processesIn(join(stateDir, 'postgres'));
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      const answers = () =>
        kept(connection).then(
          () => true,
          () => false,
        );
      await eventually(async () => !isAlive(server) && (await answers()), 5_000);
      await launched.until(({ event }) => event === 'exited');
      await launched.logged(/SIGKILL.*starting it again/);
      expect(serverPid(stateDir)).not.toBe(server);
      expect(await kept(connection)).toEqual(['row']);

      // The watcher knows of the new one.
      const next = serverPid(stateDir);
      launched.signal('SIGKILL');
      await eventually(() => !isAlive(next), 5_000);
    },
  );

  it('Ctrl-C reaches the api first; the database goes last', async () => {
    const launched = project.launch({ dataDir: await project.preparedFolder() });
    const { connection } = await launched.ready();
    launched.signalGroup('SIGINT');
    await launched.until(({ event }) => event === 'draining');
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await launched.exit).toBe(0);
    expect(launched.messages.at(-1)).toEqual({ event: 'stopped' });
    expect(launched.messages.some(({ event }) => event === 'exited')).toBe(false);
  });
});

/** Starts a statement that never asks whether its server still lives: without help it would keep a new one out. */
async function keepBusy(connection: Connection): Promise<void> {
  query(connection, 'DO $$ BEGIN LOOP END LOOP; END $$').catch(() => {});
  const sql = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO %'`;
  await eventually(async () => (await query(connection, sql)).length > 0, 5_000);
}
