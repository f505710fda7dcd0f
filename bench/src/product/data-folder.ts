import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../../scripts/lib/children.mjs';
import { withoutSettings } from '../../../scripts/lib/environment.mjs';
import { at } from '../../../scripts/lib/project.mjs';
import { step } from '../../../scripts/lib/step.mjs';

export interface Size {
  stores: number;
  deals: number;
}

/** The one that the home page's banner speaks of, and a tenth and ten times of it. */
export const SIZES = {
  tenth: { stores: 250, deals: 5_000 },
  usual: { stores: 2_500, deals: 50_000 },
  tenfold: { stores: 25_000, deals: 500_000 },
} satisfies Record<string, Size>;

/** A new data folder of the product, removed when this process ends. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deal-harbor-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The database's own user must reach it when we are root.
  await chmod(folder, 0o755);
  return folder;
}

const SEED = 1;

/** Fills the folder's database with a catalogue that is the same on every machine. */
export async function fill(folder: string, { stores, deals }: Size): Promise<void> {
  const env = { ...(await withoutSettings()), DATA_DIR: folder, DEMO_CATALOGUE: 'off' };
  const args = ['--stores', `${stores}`, '--deals', `${deals}`, '--seed', `${SEED}`];
  await step(`A catalogue of ${deals.toLocaleString('en')} deals`, () =>
    runTool(at('scripts/catalogue.mjs'), args, { env }),
  );
}
