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
