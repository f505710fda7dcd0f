import { rmSync } from 'node:fs';

export default async function globalTeardown() {
  const { postgres, dataDir } = globalThis.dealHarborTest;
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  if (postgres.stateDir !== dataDir) rmSync(postgres.stateDir, { recursive: true, force: true });
}
