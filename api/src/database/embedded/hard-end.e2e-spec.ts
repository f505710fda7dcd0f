import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endLaunched } from './test/launched.js';
import { childrenOf, eventually, isAlive, processesIn } from './test/processes.js';
import { foundOf, keep, kept, serverPid, writeUntilGone } from './test/queries.js';
import { asRoot, useProject } from './test/use-project.js';

const project = useProject();

describe('after a hard end', () => {
  it('of the api, the server stops by itself and every acknowledged row is there', async () => {
    const dataDir = await project.preparedFolder();
    const first = project.launch({ dataDir });
    const { connection, stateDir } = await first.ready();
    const server = serverPid(stateDir);
    const acknowledged = await writeUntilGone(connection, () => first.signal('SIGKILL'));
    expect(acknowledged).toBeGreaterThanOrEqual(50);
    await eventually(() => !isAlive(server) && processesIn(stateDir).length === 0, 5_000);
    expect(existsSync(join(stateDir, 'owner.lock'))).toBe(true);

    const again = await project.launch({ dataDir }).ready();
    expect(await foundOf(again.connection, acknowledged)).toBe(acknowledged);
  });

  it('of api, watcher and server at once, the next start recovers', async () => {
    const dataDir = await project.preparedFolder();
    const first = project.launch({ dataDir });
    const { connection, stateDir } = await first.ready();
    const acknowledged = await writeUntilGone(connection, () => {
      for (const pid of [...childrenOf(first.pid), first.pid]) process.kill(pid, 'SIGKILL');
    });
    expect(existsSync(join(stateDir, 'postgres/postmaster.pid'))).toBe(true);

    const again = await project.launch({ dataDir }).ready();
    expect(await foundOf(again.connection, acknowledged)).toBe(acknowledged);
  });

  // As root in a container: the server's working directory is hidden, and signals to it are refused.
  const lessRights = ['setpriv', '--bounding-set=-sys_ptrace,-kill', '--'];
  const starts: [string, string[] | undefined][] = [['the next start', undefined]];
  if (asRoot) starts.push(['the next start with the rights of a container', lessRights]);
  it.each(starts)('of api and watcher, %s stops the orphan', async (_who, through) => {
    const dataDir = await project.preparedFolder();
    const first = project.launch({ dataDir });
    const { connection, stateDir } = await first.ready();
    await keep(connection, 'row');
    const server = serverPid(stateDir);
    first.signal('SIGSTOP');
    for (const pid of childrenOf(first.pid)) if (pid !== server) process.kill(pid, 'SIGKILL');
    first.signal('SIGKILL');
    await first.exit;
    expect(isAlive(server)).toBe(true);

    const second = project.launch({ dataDir, through });
    const again = await second.ready();
    await second.logged(/left behind/);
    expect(isAlive(server)).toBe(false);
    expect(await kept(again.connection)).toEqual(['row']);
    expect(await second.stop()).toBe(0);
    expect(processesIn(stateDir)).toEqual([]);
  });

  it('of the api and of the watcher alone, another watcher is there in time', async () => {
    const dataDir = await project.preparedFolder();
    const first = project.launch({ dataDir });
    const { stateDir } = await first.ready();
    const server = serverPid(stateDir);
    const [watcher = 0] = childrenOf(first.pid).filter((pid) => pid !== server);
    process.kill(watcher, 'SIGKILL');
    const others = () => childrenOf(first.pid).filter((pid) => pid !== server && pid !== watcher);
    await eventually(() => others().length === 1, 5_000);
    first.signal('SIGKILL');
    await eventually(() => !isAlive(server), 5_000);
  });

  it('of the api in the midst of initdb, the next start begins anew', async () => {
    const dataDir = project.newFolder();
    const first = project.launch({ dataDir });
    await first.logged(/initdb: /);
    const [initdb = 0] = childrenOf(first.pid);
    // Stopped, it stands for an initdb that is slow to notice.
    process.kill(initdb, 'SIGSTOP');
    first.signal('SIGKILL');
    await first.exit;
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    process.kill(initdb, 'SIGCONT');

    const { connection } = await project.launch({ dataDir }).ready();
    await keep(connection, 'row');
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });

  it('of initdb alone, the start fails with one line and the next one begins anew', async () => {
    const dataDir = project.newFolder();
    const first = project.launch({ dataDir });
    await first.logged(/initdb: /);
    for (const pid of childrenOf(first.pid)) process.kill(pid, 'SIGKILL');
    expect(await first.failed()).toMatch(/^The database could not be created: [^\n]*DATABASE_URL/);
    expect(await first.exit).toBe(1);
    await project.launch({ dataDir }).ready();
  });
});

describe('what an earlier run left behind', () => {
  it('does not hinder: a lock and a postmaster.pid whose pids belong to others by now', async () => {
    const dataDir = await project.preparedFolder();
    const first = project.launch({ dataDir });
    const { stateDir } = await first.ready();
    const pidFile = join(stateDir, 'postgres/postmaster.pid');
    const socketLock = join(stateDir, 'run/.s.PGSQL.5432.lock');
    const old = [readFileSync(pidFile, 'utf8'), readFileSync(socketLock, 'utf8')];
    await first.stop();

    // A child of ours under the server's own user: PostgreSQL by itself would take it for a server.
    const reused = spawnOther(stateDir);
    expect(isAlive(reused)).toBe(true);
    const [pid = '', socket = ''] = old.map((text) => text.replace(/^\d+/, String(reused)));
    writeFileSync(pidFile, pid);
    writeFileSync(socketLock, socket);
    const owner = { pid: process.pid, start: 'another run of this pid', token: 'old' };
    writeFileSync(join(stateDir, 'owner.lock'), JSON.stringify(owner));

    await project.launch({ dataDir }).ready();
    expect(isAlive(reused)).toBe(true);
    process.kill(reused, 'SIGKILL');
  });

  it('is taken over by one start only, however many try', async () => {
    const dataDir = await project.preparedFolder();
    await project.launch({ dataDir }).ready().then(endLaunched);
    const starts = Array.from({ length: 6 }, () => project.launch({ dataDir }));
    const outcomes = await Promise.all(
      starts.map((start) => start.until(({ event }) => ['ready', 'failed'].includes(event))),
    );
    expect(outcomes.filter(({ event }) => event === 'ready')).toHaveLength(1);
    const refused = outcomes.filter(({ event }) => event === 'failed');
    for (const { line } of refused) expect(line).toMatch(/^Deal Harbor is already running/);
  });

  it('may lack the passwords: new ones are set, the rows are there', async () => {
    const dataDir = await project.preparedFolder();
    const first = project.launch({ dataDir });
    const { connection, stateDir } = await first.ready();
    await keep(connection, 'row');
    await first.stop();
    rmSync(join(stateDir, 'postgres-passwords.json'));

    const again = await project.launch({ dataDir }).ready();
    expect(again.connection.password).not.toBe(connection.password);
    expect(await kept(again.connection)).toEqual(['row']);
  });
});

/** A process of the server's user that is no PostgreSQL, though it stands in the data folder. */
function spawnOther(stateDir: string): number {
  const { uid } = statSync(join(stateDir, 'postgres'));
  const script = `cd '${join(stateDir, 'postgres')}' && { sleep 60 >/dev/null 2>&1 & } && echo $!`;
  const options = asRoot ? { uid, gid: uid } : {};
  return Number(spawnSync('sh', ['-c', script], { ...options, encoding: 'utf8' }).stdout);
}
