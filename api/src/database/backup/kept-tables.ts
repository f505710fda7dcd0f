import type { QueryRunner } from 'typeorm';
import { tablesIn } from '../tables/tables-in.js';

/**
 * Tables that stand in no backup, and are empty after a restore:
 * sessions, which must not come back to life after they were ended; counts of attempts, which are over within a
 * day; who was counted today with the day's salt, which are deleted so that nobody can be traced; and mails on
 * their way, which would be sent again.
 */
const LEFT_OUT = new Set([
  'admin_sessions',
  'rate_limits',
  'visits',
  'visit_salts',
  'welcome_mails',
]);

export async function keptTablesIn(runner: QueryRunner): Promise<string[]> {
  return (await tablesIn(runner)).filter((name) => !LEFT_OUT.has(name));
}
