import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLaunched, Launched, type LaunchOptions } from './launched.js';
import { endProcessesIn } from './processes.js';
import { copyProject, type ProjectCopy } from './project-copy.js';

export const asRoot = process.geteuid?.() === 0;
export const itAsRoot = asRoot ? it : it.skip;
/** A uid that no line of /etc/passwd has. */
export const NAMELESS = 12_345;

export interface TestProject {
  /** A folder that everybody may enter; all in it goes when the specs are done. */
  readonly root: string;
  /** A path for a state folder that is not there yet. */
  newFolder(): string;
  /** A state folder with a database that was made and stopped cleanly: initdb is what takes a start its time. */
  preparedFolder(): Promise<string>;
  /** Starts the fixture; in the shared copy of the project when no other is given. */
  launch(options: LaunchOptions, copy?: ProjectCopy): Launched;
  /** A folder elsewhere that goes after the current test, with all that works in it. */
  cleanUp(folder: string): void;
}

/** Gives a file of specs a project to start, and leaves no process and no file of it behind. */
export function useProject(): TestProject {
  let root = '';
  let shared: ProjectCopy;
  let count = 0;
  let open = false;
  let prepared: Promise<string> | null = null;
  const elsewhere: string[] = [];

  const newFolder = () => {
    count += 1;
    return join(root, `state-${count}`);
  };
  const prepare = async () => {
    const dataDir = newFolder();
    const launched = new Launched(shared, { dataDir });
    await launched.ready();
    await launched.stop();
    return dataDir;
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'deal-harbor-embedded-'));
    chmodSync(root, 0o755);
    shared = copyProject(join(root, 'project'));
  });
  beforeEach(() => {
    open = true;
  });
  afterEach(async () => {
    // The rest of a test that ran out of time would go on behind the next one's back.
    open = false;
    await endLaunched();
    for (const folder of [root, ...elsewhere]) await endProcessesIn(folder);
    for (const folder of elsewhere.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  return {
    get root() {
      return root;
    },
    newFolder,
    async preparedFolder() {
      prepared ??= prepare();
      const folder = newFolder();
      // Unlike Node's own copy it keeps the owners.
      const { status } = spawnSync('cp', ['-a', await prepared, folder]);
      if (status !== 0) throw new Error('the prepared folder could not be copied');
      return folder;
    },
    launch(options, copy = shared) {
      if (!open) throw new Error('this test is over');
      return new Launched(copy, options);
    },
    cleanUp: (folder) => elsewhere.push(folder),
  };
}
