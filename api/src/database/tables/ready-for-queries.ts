import type { DataSource } from 'typeorm';
import { quoted } from './quoted.js';
import { tablesIn } from './tables-in.js';

/** After a load the planner knows nothing of the tables; this gives it what else comes by and by. */
export async function readyForQueries(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`VACUUM (ANALYZE) ${(await tablesIn(runner)).map(quoted).join(', ')}`);
  } finally {
    await runner.query('RESET statement_timeout').catch(() => {});
    await runner.release();
  }
}
