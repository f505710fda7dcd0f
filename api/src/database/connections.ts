import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** The pool of connections that a data source works with. */
export const poolOf = ({ driver }: DataSource): pg.Pool =>
  (driver as unknown as { master: pg.Pool }).master;

const openClients = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

/** Keeps in mind which connections are open, for `breakConnections`. */
export function watchConnections(dataSource: DataSource): void {
  const clients = new Set<pg.PoolClient>();
  const pool = poolOf(dataSource);
  openClients.set(pool, clients);
  pool.on('acquire', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
}

/**
 * Breaks the connections to a server that has stopped answering: whoever waits for it learns so now, not when it
 * comes back, and nobody after is handed one of them.
 */
export function breakConnections(dataSource: DataSource): void {
  for (const { connection } of openClients.get(poolOf(dataSource)) ?? []) {
    connection.stream.destroy(new Error('Connection terminated: the server does not answer.'));
  }
}
