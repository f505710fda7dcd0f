import type { Figure } from '../figure.ts';
import { type Memory, memoryOf, treeOf } from '../process/usage.ts';
import type { Site } from '../product/site.ts';
import { short } from '../report/number.ts';

const NOT_TOLD: Memory = { rss: Number.NaN, pss: Number.NaN };

/** @param when part of the figures' names */
export function measureMemory({ instance, database }: Site, when: string): Figure[] {
  const api = memoryOf([instance.pid]) ?? NOT_TOLD;
  const processes = treeOf(database.pid);
  const postgres = memoryOf(processes) ?? NOT_TOLD;
  return [
    {
      group: 'Memory with 50,000 deals',
      name: `api, ${when}`,
      value: api.rss,
      unit: 'MB',
      more: `resident; ${short(api.pss)} MB proportional`,
      bar: { of: 'value', kind: 'below', limit: 300 },
    },
    {
      group: 'Memory with 50,000 deals',
      name: `PostgreSQL, ${when}`,
      value: postgres.pss,
      unit: 'MB',
      more: `proportional, of ${processes.length} processes`,
      bar: { of: 'value', kind: 'below', limit: 150 },
    },
  ];
}
