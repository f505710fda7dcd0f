import { parsePostmasterPid } from './postmaster-pid.js';
import { serverArguments } from './server-settings.js';

describe('the server’s arguments', () => {
  it('close TCP and quote the socket’s folder as an item of a list', () => {
    const args = serverArguments('/data', { socketDir: '/a, "b"/run' });
    expect(args.slice(0, 2)).toEqual(['-D', '/data']);
    expect(args).toContain('listen_addresses=');
    expect(args).toContain('unix_socket_directories="/a, ""b""/run"');
    expect(args).toContain('fsync=on');
    expect(args.some((arg) => arg.startsWith('port='))).toBe(false);
  });

  it('listen on 127.0.0.1 alone where there are no sockets', () => {
    const args = serverArguments('C:\\data', { port: 54_321 });
    expect(args).toContain('listen_addresses=127.0.0.1');
    expect(args).toContain('port=54321');
    expect(args).toContain('unix_socket_directories=');
  });
});

describe('postmaster.pid', () => {
  it('tells pid and status, as far as they are written', () => {
    const text = '4711\n/data\n1763672400\n5432\n/run\n\n 1234 5678\nready   \n';
    expect(parsePostmasterPid(text)).toEqual({ pid: 4711, status: 'ready' });
    expect(parsePostmasterPid('4711\n/data\n')).toEqual({ pid: 4711, status: null });
    expect(parsePostmasterPid('')).toEqual({ pid: null, status: null });
    expect(parsePostmasterPid('-4711\n')).toEqual({ pid: null, status: null });
  });
});
