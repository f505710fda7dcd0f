import type pg from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { readyForQueries } from '../../tables/ready-for-queries.js';
import { withoutIndexes } from '../../tables/without.js';
import { CatalogueError } from './catalogue-error.js';
import { copyRows } from './copy-rows.js';
import { isOwnersCatalogue } from './owners-catalogue.js';
import { syntheticCatalogue } from './synthetic-catalogue.js';
import type { SyntheticOptions } from './synthetic-options.js';
import type { SyntheticTable } from './synthetic-table.js';

export interface LoadOptions {
  /** Deletes even what the owner wrote. */
  replace: boolean;
  /** Called often, with the table that is being filled, rows done and rows in all. */
  onProgress: (table: string, done: number, total: number) => void;
}

/** What goes with the old catalogue: counts of clicks, pictures and the bin would refer to other rows. */
const EMPTIED = [
  'stores',
  'categories',
  'blogs',
  'products',
  'subscribers',
  'visits',
  'visit_counts',
  'media',
  'bin',
  'search_words',
];

async function fill(runner: QueryRunner, tables: SyntheticTable[], { onProgress }: LoadOptions) {
  const client = (await runner.connect()) as pg.ClientBase;
  const total = tables.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  for (const table of tables) {
    await copyRows(client, table, (rows) => {
      done += rows;
      onProgress(table.name, done, total);
    });
    await runner.query(`ALTER TABLE ${table.name} ALTER COLUMN id RESTART WITH ${table.count + 1}`);
  }
}

/**
 * Replaces the catalogue, all or nothing, and readies the tables for queries.
 * @throws CatalogueError when rows are there that no catalogue brought, unless they may be replaced
 */
export async function loadSyntheticCatalogue(
  dataSource: DataSource,
  synthetic: SyntheticOptions,
  options: LoadOptions,
): Promise<void> {
  if (!options.replace && (await isOwnersCatalogue(dataSource.manager))) {
    throw new CatalogueError(
      'The database holds a catalogue that somebody has worked on. Add --replace to delete it.',
    );
  }
  const tables = syntheticCatalogue(synthetic);
  const names = tables.map(({ name }) => name);
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`TRUNCATE ${EMPTIED.join(', ')} RESTART IDENTITY CASCADE`);
    await withoutIndexes(runner, names, () => fill(runner, tables, options));
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
  await readyForQueries(dataSource);
}
