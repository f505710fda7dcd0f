import { readdirSync } from 'node:fs';
import { expect } from 'playwright/test';
import { at } from '../../../scripts/lib/project.mjs';
import { signIn } from './caller.ts';
import type { Database } from './database.ts';
import { Instance } from './instance.ts';
import { ADMIN_PASSWORD } from './settings.ts';

const count = (table: string) => `SELECT count(*)::int AS number FROM ${table}`;

/** How many migrations the built product has. */
export const migrations = (): number =>
  readdirSync(at('api/dist/src/database/migrations')).filter((name) => /^\d+-.*\.js$/.test(name))
    .length;

/** Starts two instances at once on a new, empty database, and expects one site of them. */
export async function startTwoAtOnce(database: Database, name: string): Promise<void> {
  const DATABASE_URL = await database.create(name);
  // Secrets are made at the first start too, in a folder that the instances of one machine share.
  const shared = await Instance.at({ ADMIN_PASSWORD, DATABASE_URL, DEMO_CATALOGUE: 'on' });
  const other = await shared.sibling();
  try {
    await Promise.all([shared.start(), other.start()]);
    const numberOf = async (table: string) =>
      (await database.rows<{ number: number }>(DATABASE_URL, count(table)))[0]?.number;
    expect(await numberOf('migrations')).toBe(migrations());
    expect(await numberOf('admin_account')).toBe(1);
    const stores = await numberOf('stores');
    expect(stores).toBeGreaterThan(0);
    expect(await numberOf('(SELECT DISTINCT slug FROM stores) AS slugs')).toBe(stores);
    const owner = await signIn(shared.origin);
    expect(await owner.at(other.origin).done('GET', '/api/admin/session')).toMatchObject({
      authenticated: true,
    });
  } finally {
    await other.stop();
    await shared.remove();
  }
}
