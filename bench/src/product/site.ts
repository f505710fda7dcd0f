import { type Kind, kindsOf } from '../addresses.ts';
import type { Lab } from '../lab.ts';
import { fill, newDataFolder, type Size } from './data-folder.ts';
import { type Database, openDatabase } from './database.ts';
import { type Instance, startInstance } from './instance.ts';

/** A running product with a catalogue. */
export interface Site {
  size: Size;
  dataDir: string;
  instance: Instance;
  database: Database;
  kinds: Kind[];
  stop(): Promise<void>;
}

/** Makes a catalogue of this size and starts the product with it. */
export async function openSite({ cores, effort }: Lab, size: Size): Promise<Site> {
  const dataDir = await newDataFolder();
  await fill(dataDir, size);
  const instance = await startInstance({ dataDir, pin: cores.server });
  const database = await openDatabase(dataDir);
  const kinds = await kindsOf(database, effort.addresses);
  const stop = async () => {
    await database.close();
    await instance.stop();
  };
  return { size, dataDir, instance, database, kinds, stop };
}

export function kindOf({ kinds }: Site, name: string): Kind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind?.paths.length) throw new Error(`The catalogue has nothing to measure for: ${name}`);
  return kind;
}
