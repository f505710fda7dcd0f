import { backupArguments, restoreArguments } from './backup-arguments.js';
import { BackupError } from './backup-error.js';

const place = {
  dataDir: '/srv/shop/.data',
  workingDir: '/srv/shop',
  now: new Date('2026-11-21T12:34:56.789Z'),
};

describe('the arguments of a backup', () => {
  it('are none', () => {
    expect(backupArguments([], place)).toEqual({
      file: '/srv/shop/.data/backups/deal-harbor-2026-11-21T12-34-56-789Z.tar.zst',
      check: true,
    });
  });

  it('name a file, and leave the check out', () => {
    const given = backupArguments(['--out', 'b.tar.zst', '--no-check'], place);
    expect(given).toEqual({ file: '/srv/shop/b.tar.zst', check: false });
    expect(backupArguments(['--out=/b'], place).file).toBe('/b');
  });

  it.each([[['--out']], [['--ou', 'x']], [['x']], [['--out', 'x', 'y']]])(
    '%j is refused',
    (args) => {
      const act = () => backupArguments(args, place);
      expect(act).toThrow(BackupError);
      expect(act).toThrow(/^[^\n]*npm run backup -- \[--out FILE\] \[--no-check\]$/);
    },
  );
});

describe('the arguments of a restore', () => {
  it('name the file', () => {
    expect(restoreArguments(['b'], '/srv')).toEqual({ file: '/srv/b', replace: false });
    expect(restoreArguments(['/b', '--replace'], '/srv')).toEqual({ file: '/b', replace: true });
  });

  it.each([[[]], [['a', 'b']], [['a', '--force']], [['--replace']]])('%j is refused', (args) => {
    const act = () => restoreArguments(args, '/srv');
    expect(act).toThrow(BackupError);
    expect(act).toThrow(/^[^\n]*npm run restore -- FILE \[--replace\]$/);
  });
});
