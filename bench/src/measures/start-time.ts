import type { Figure } from '../figure.ts';
import type { Effort } from '../lab.ts';
import { newDataFolder } from '../product/data-folder.ts';
import { startInstance } from '../product/instance.ts';
import { median } from '../statistics.ts';

const GROUP = 'From npm start to /readyz, all built';

/** Seconds; nothing is pinned: an owner's start may use the whole machine. */
async function startOnce(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const instance = await startInstance({ dataDir, pin: [], command: [npm, 'start'], env });
  await instance.stop();
  return instance.readyAfter / 1000;
}

/** @param dataDir with the usual catalogue, of an instance that has stopped */
export async function measureStart({ runs }: Effort, dataDir: string): Promise<Figure[]> {
  const again: number[] = [];
  const first: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    again.push(await startOnce(dataDir));
    first.push(await startOnce(await newDataFolder(), { DEMO_CATALOGUE: 'on' }));
  }
  return [
    {
      group: GROUP,
      name: 'with 50,000 deals',
      value: median(again),
      unit: 's',
      bar: { of: 'value', kind: 'at most', limit: 4 },
    },
    {
      group: GROUP,
      name: 'on an empty folder: new database, demo catalogue',
      value: median(first),
      unit: 's',
    },
  ];
}
