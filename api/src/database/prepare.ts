import { dayOf } from '@deal-harbor/contracts';
import type { DataSource } from 'typeorm';
import type { Env } from '../config/env.js';
import { sessionSecret } from '../config/session-secret.js';
import { ensureAdmin } from '../modules/auth/ensure-admin.js';
import { defaultSettings } from '../modules/settings/default-settings.js';
import { insertSettings } from '../modules/settings/settings.repository.js';
import { isCatalogueEmpty, loadDemoCatalogue } from './catalogue/load-demo-catalogue.js';
import { endDeals, reviveDeals } from './live-deals/live-deals.repository.js';
import { migrate, underStartLock } from './migrate.js';

/**
 * Brings a database, new or old, to the state that this version serves from.
 * @returns the owner's generated password, once, at the first start; else null
 */
export function prepareDatabase(
  dataSource: DataSource,
  env: Env,
  report: (line: string) => void,
): Promise<string | null> {
  return underStartLock(dataSource, async () => {
    // Made here at the latest, while no other instance of the same data folder makes one.
    sessionSecret(env);
    await migrate(dataSource);
    await insertSettings(dataSource.manager, defaultSettings(env.siteUrl));
    await reviveDeals(dataSource.manager);
    await endDeals(dataSource.manager);
    const password = await ensureAdmin(dataSource, env.adminPassword);
    const wanted = env.demoCatalogue ?? env.databaseUrl === null;
    if (wanted && (await isCatalogueEmpty(dataSource.manager))) {
      report('Loading the demo catalogue');
      await loadDemoCatalogue(dataSource, { today: dayOf(new Date()), siteUrl: env.siteUrl });
    }
    return password;
  });
}
