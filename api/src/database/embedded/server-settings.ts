/** Where the server listens: a socket's folder, or on Windows a port of 127.0.0.1. */
export type Listening = { socketDir: string } | { port: number };

const SETTINGS: Record<string, string> = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  max_connections: '60',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // DETAIL lines repeat values of rows, such as a subscriber's address.
  log_error_verbosity: 'terse',
};

/** The server's arguments. On the command line they win over postgresql.conf and ALTER SYSTEM. */
export function serverArguments(cluster: string, listening: Listening): string[] {
  const place: Record<string, string> =
    'socketDir' in listening
      ? { listen_addresses: '', unix_socket_directories: quoteListItem(listening.socketDir) }
      : {
          listen_addresses: '127.0.0.1',
          port: String(listening.port),
          unix_socket_directories: '',
        };
  const settings = Object.entries({ ...SETTINGS, ...place });
  return ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The setting is a list: a comma or a space in the project's path must not end the item. */
function quoteListItem(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
