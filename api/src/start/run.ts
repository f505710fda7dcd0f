import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Env } from '../config/env.js';
import { openDataSource } from '../database/data-source.js';
import { prepareDatabase } from '../database/prepare.js';
import { startDailyBackups } from './daily-backups.js';
import { type DatabaseServer, databaseServer } from './database-server.js';
import { checkAddress, listen } from './listen.js';
import { mountSite } from './mount.js';
import { databaseError } from './start-error.js';

export interface Running {
  password: string | null;
  /** Sentences for the ready block. */
  notices: (string | null)[];
  /** Drains requests, closes the database's connections, stops the embedded server last. */
  stop(): Promise<void>;
}

export interface RunOptions {
  env: Env;
  /** Absolute. */
  projectDir: string;
  development: boolean;
  report: (line: string) => void;
}

/** Milliseconds within which a proxy is to close connections that it does not use; deploy/nginx.conf.template does. */
const PROXY_LETS_GO = 3_000;

async function open(server: DatabaseServer, env: Env): Promise<DataSource> {
  try {
    return await openDataSource(server.connection);
  } catch (error) {
    throw env.databaseUrl ? databaseError(error) : error;
  }
}

/** Starts everything in order; what was started before a failure is stopped again. */
export async function run(options: RunOptions): Promise<Running> {
  const { env, projectDir, report } = options;
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await checkAddress(env);
    report(env.databaseUrl ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL');
    const starting = databaseServer(env, resolve(projectDir), report);
    // A third of the start: it is done while PostgreSQL, in processes of its own, does its part.
    const loading = import('../create-app.js');
    const server = await starting;
    undo.push(() => server.stop());
    const dataSource = await open(server, env);
    // The application closes it with itself, once there is one.
    undo.push(async () => dataSource.isInitialized && dataSource.destroy());
    const password = await prepareDatabase(dataSource, env, report);
    const { createApp } = await loading;
    const app = await createApp(env, dataSource, {
      mountSite: mountSite(options),
      keepAnswers: !options.development,
    });
    undo.push(() => app.close());
    const connections = await listen(app, env);
    undo.push(() => connections.drain(env.trustProxy > 0 ? PROXY_LETS_GO : 0));
    const backups = startDailyBackups(env);
    undo.push(() => backups.stop());
    return { password, notices: [server.notice, backups.notice], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
