import { readdirSync } from 'node:fs';
import { at } from '../../scripts/lib/project.mjs';
import { signIn } from './support/caller.ts';
import { Instance } from './support/instance.ts';
import { expect, SETTINGS, test } from './support/site.ts';

const count = (table: string) => `SELECT count(*)::int AS number FROM ${table}`;

test('two instances started at once on an empty database make one site', async ({ site }) => {
  const DATABASE_URL = await site.database.create('first_start');
  // Secrets are made at the first start too, in a folder that the instances of one machine share.
  const shared = await Instance.at({ ...SETTINGS, DATABASE_URL, SESSION_SECRET: '' });
  const other = await shared.sibling();
  try {
    await Promise.all([shared.start(), other.start()]);
    const numberOf = async (table: string) =>
      (await site.database.rows<{ number: number }>(DATABASE_URL, count(table)))[0]?.number;
    const migrations = readdirSync(at('api/dist/src/database/migrations')).filter((name) =>
      /^\d+-.*\.js$/.test(name),
    );
    expect(await numberOf('migrations')).toBe(migrations.length);
    expect(await numberOf('admin_account')).toBe(1);
    const stores = await numberOf('stores');
    expect(stores).toBeGreaterThan(0);
    expect(await numberOf('(SELECT DISTINCT slug FROM stores) AS slugs')).toBe(stores);
    const owner = await signIn(shared.origin);
    expect((await owner.at(other.origin).done('GET', '/api/admin/session')).authenticated).toBe(
      true,
    );
  } finally {
    await other.stop();
    await shared.remove();
  }
});
