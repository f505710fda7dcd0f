import { parsePostmasterPid, readPostmasterPid } from './postmaster-pid.js';
import { stateLayout } from './state-layout.js';

describe('parsePostmasterPid', () => {
  it('reads a server on a socket and one on an address', () => {
    const socket = '812\n/srv/data\n1790000000\n5432\n/srv/run\n\n  5432001   131073\nready   \n';
    expect(parsePostmasterPid(socket)).toEqual({
      pid: 812,
      port: 5432,
      host: '/srv/run',
      status: 'ready',
    });
    const address = '812\n/srv/data\n1790000000\n40123\n\n127.0.0.1\n0\nstarting\n';
    expect(parsePostmasterPid(address)).toMatchObject({ port: 40123, host: '127.0.0.1' });
  });

  it('reads as far as it is written', () => {
    expect(parsePostmasterPid('812\n/srv/data\n')).toMatchObject({ pid: 812, status: null });
  });

  it('knows nothing of what is not there', () => {
    const nothing = { pid: null, port: null, host: null, status: null };
    for (const text of ['', 'x\n', '-4711\n\n\n0\n']) {
      expect(parsePostmasterPid(text)).toEqual(nothing);
    }
    expect(readPostmasterPid(stateLayout('/no/such/folder'))).toEqual(nothing);
  });
});
