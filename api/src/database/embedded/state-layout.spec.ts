import { fallbackStateDir, fitsSocket, socketFolders, stateLayout } from './state-layout.js';

describe('the socket folder', () => {
  it('is the state folder’s own while the socket’s path has at most 80 bytes', () => {
    const layout = stateLayout('/srv/deals/.data');
    expect(socketFolders(layout, '/tmp')).toEqual(['/srv/deals/.data/run']);
    const socketName = '/.s.PGSQL.5432'.length;
    expect(fitsSocket(`/${'a'.repeat(80 - socketName - 1)}`)).toBe(true);
    expect(fitsSocket(`/${'a'.repeat(80 - socketName)}`)).toBe(false);
    expect(fitsSocket(`/${'ä'.repeat(40)}`)).toBe(false);
  });

  it('is otherwise a short one, of its own for each state', () => {
    const [one = '', ...more] = socketFolders(stateLayout(`/${'a'.repeat(80)}`), '/var/tmp');
    expect(one).toMatch(/^\/var\/tmp\/deal-harbor-[0-9a-f]{16}$/);
    expect(more).toEqual([one.replace('/var/tmp', '/tmp')]);
    expect(socketFolders(stateLayout(`/${'b'.repeat(80)}`), '/var/tmp')).not.toContain(one);
  });

  it('passes over a temporary folder that is too long itself', () => {
    const folders = socketFolders(stateLayout(`/${'a'.repeat(80)}`), `/${'t'.repeat(60)}`);
    expect(folders).toHaveLength(1);
    expect(folders[0]).toMatch(/^\/tmp\//);
  });
});

describe('the fallback folder', () => {
  it('is one for a project and one more for each other data folder', () => {
    const usual = fallbackStateDir('/root/deals', '/root/deals/.data');
    expect(usual).toMatch(/^\/var\/lib\/deal-harbor\/[0-9a-f]{16}$/);
    expect(fallbackStateDir('/root/deals', '/root/deals/.data')).toBe(usual);
    expect(fallbackStateDir('/root/deals', '/root/other')).not.toBe(usual);
    expect(fallbackStateDir('/root/more', '/root/more/.data')).not.toBe(usual);
  });
});
