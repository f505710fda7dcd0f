import type { Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { OverloadGuard } from '../../common/http/overload-guard.js';
import type { KeptService } from '../kept/kept.service.js';
import { addBackupGauges, addDatabaseGauges, addGuardGauges, addKeptGauges } from './gauges.js';
import { countHappenings } from './happening-counters.js';
import { timeRequests } from './http-metrics.js';

export interface Measured {
  server: Server;
  guard: OverloadGuard;
  dataSource: DataSource;
  kept: KeptService;
  /** Where this process makes its backups. */
  dataDir: string;
}

export interface Measuring {
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  stop(): void;
}

/** Begins to count and time what this process does. */
export function measure({ server, guard, dataSource, kept, dataDir }: Measured): Measuring {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeRequests(server, registry);
  addGuardGauges(registry, guard);
  addDatabaseGauges(registry, dataSource);
  addKeptGauges(registry, kept);
  addBackupGauges(registry, dataDir);
  return { text: () => registry.metrics(), stop: countHappenings(registry) };
}
