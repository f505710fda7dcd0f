import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { OverloadGuard } from '../../common/http/overload-guard.js';
import { poolOf } from '../../database/connections.js';
import type { Hearing } from '../kept/content-changes.js';
import type { KeptService } from '../kept/kept.service.js';
import { addGauges, addTotals } from './figures.js';
import { lastBackupAt } from './last-backup.js';

const HEARD: Record<Hearing, number> = { away: 0, deaf: 1, listening: 2 };

export function addDatabaseGauges(registry: Registry, dataSource: DataSource): void {
  const pool = poolOf(dataSource);
  addGauges(registry, [
    {
      name: 'database_connections',
      help: 'Open connections of the pool.',
      value: () => pool.totalCount,
    },
    {
      name: 'database_connections_idle',
      help: 'Those that nobody uses.',
      value: () => pool.idleCount,
    },
    {
      name: 'database_waiting',
      help: 'Requests that wait for a connection.',
      value: () => pool.waitingCount,
    },
  ]);
}

export function addGuardGauges(registry: Registry, guard: OverloadGuard): void {
  addGauges(registry, [
    { name: 'requests_under_way', help: 'Requests worked on now.', value: () => guard.underWay },
    { name: 'requests_waiting', help: 'Requests that wait for that.', value: () => guard.waiting },
  ]);
  addTotals(registry, [
    {
      name: 'requests_shed',
      help: 'Requests turned away for want of room.',
      value: () => guard.shed,
    },
  ]);
}

export function addKeptGauges(registry: Registry, kept: KeptService): void {
  const { answers } = kept;
  addGauges(registry, [
    {
      name: 'hearing',
      help: 'Whether changes are heard: 2 listening, 1 deaf, 0 the database is away.',
      value: () => HEARD[kept.hearing],
    },
    { name: 'kept_answers', help: 'Answers in memory.', value: () => answers.count },
    { name: 'kept_bytes', help: 'Bytes of the answers in memory.', value: () => answers.bytes },
  ]);
  const { counts } = answers;
  addTotals(registry, [
    { name: 'kept_hits', help: 'Requests answered from memory.', value: () => counts.hits },
    { name: 'kept_misses', help: 'Answers made to be kept.', value: () => counts.misses },
    { name: 'kept_drops', help: 'Answers dropped for a change.', value: () => counts.drops },
    { name: 'kept_evictions', help: 'Answers dropped for room.', value: () => counts.evictions },
  ]);
}

/** @param dataDir where this process makes its backups */
export function addBackupGauges(registry: Registry, dataDir: string): void {
  addGauges(registry, [
    {
      name: 'last_backup_timestamp_seconds',
      help: 'When the newest backup in DATA_DIR was finished; absent without any.',
      value: () => lastBackupAt(dataDir),
    },
  ]);
}
