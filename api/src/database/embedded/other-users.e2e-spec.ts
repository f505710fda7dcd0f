import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackStateDir } from './state-layout.js';
import { eventually, isAlive } from './test/processes.js';
import { copyProject } from './test/project-copy.js';
import { keep, kept, serverPid } from './test/queries.js';
import { itAsRoot, NAMELESS, useProject } from './test/use-project.js';

const project = useProject();

function mayShowAnotherUser(uid: number): boolean {
  const args = ['--user', '--map-user=65534', '--map-group=65534', '--', 'true'];
  return spawnSync('unshare', args, { uid, gid: uid }).status === 0;
}

describe('a start as another user', () => {
  itAsRoot(
    'runs for an ordinary user without a name, in a project that it cannot write',
    async () => {
      // A project of its own: in the other one the first start has made the symlinks.
      const readOnly = copyProject(join(project.root, 'read-only-project'));
      const dataDir = project.newFolder();
      mkdirSync(dataDir);
      spawnSync('chown', [String(NAMELESS), dataDir]);
      const launched = project.launch({ dataDir, uid: NAMELESS }, readOnly);
      if (!mayShowAnotherUser(NAMELESS)) {
        expect(await launched.failed()).toContain('DATABASE_URL');
        return;
      }
      const { connection, stateDir } = await launched.ready();
      await keep(connection, 'row');
      expect(statSync(join(stateDir, 'postgres')).uid).toBe(NAMELESS);
      expect(await launched.stop()).toBe(0);

      const { connection: toRoot, notice } = await project.launch({ dataDir }, readOnly).ready();
      expect(notice).toBeNull();
      expect(await kept(toRoot)).toEqual(['row']);
      expect(statSync(join(stateDir, 'postgres')).uid).toBe(NAMELESS);
    },
  );

  itAsRoot('moves to /var/lib when nobody can reach the project, and stays there', async () => {
    const hidden = mkdtempSync(join(project.root, 'mode-700-'));
    const copy = copyProject(join(hidden, 'project'));
    const dataDir = join(copy.projectDir, '.data');
    project.cleanUp(fallbackStateDir(copy.projectDir, dataDir));
    const first = project.launch({ dataDir }, copy);
    const { connection, stateDir, notice } = await first.ready();
    expect(stateDir).toMatch(/^\/var\/lib\/deal-harbor\/[0-9a-f]{16}$/);
    expect(notice).toContain(stateDir);
    expect(notice).toContain(dataDir);
    await keep(connection, 'row');
    expect(await first.stop()).toBe(0);

    chmodSync(hidden, 0o755);
    const again = await project.launch({ dataDir }, copy).ready();
    expect(again.stateDir).toBe(stateDir);
    expect(await kept(again.connection)).toEqual(['row']);
  });

  itAsRoot('runs where root may become no other user', async () => {
    const dataDir = project.newFolder();
    const through = ['setpriv', '--bounding-set=-setuid,-setgid', '--'];
    const launched = project.launch({ dataDir, through });
    if (!mayShowAnotherUser(0)) {
      expect(await launched.failed()).toContain('DATABASE_URL');
      return;
    }
    const { connection, stateDir } = await launched.ready();
    await keep(connection, 'row');
    expect(statSync(join(stateDir, 'postgres')).uid).toBe(0);
    const server = serverPid(stateDir);
    launched.signal('SIGKILL');
    await eventually(() => !isAlive(server), 5_000);

    // The same folder where root may: it becomes nobody's.
    const next = await project.launch({ dataDir }).ready();
    expect(await kept(next.connection)).toEqual(['row']);
    expect(statSync(join(stateDir, 'postgres')).uid).not.toBe(0);
  });
});
