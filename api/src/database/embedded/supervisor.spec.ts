import type { Exit, ServerProcess } from './server-process.js';
import { supervise } from './supervisor.js';

const killed: Exit = { code: null, signal: 'SIGKILL' };

/** A server that is ready at once and dies when told to. */
function makeServer(pid: number): ServerProcess & { die(exit: Exit): void } {
  const { promise, resolve } = Promise.withResolvers<Exit>();
  return { pid, ready: Promise.resolve(), exited: promise, die: resolve };
}

function setUp(launchDies = false) {
  const first = makeServer(1);
  const servers = [first];
  const lines: string[] = [];
  const guarded: number[] = [];
  const changes: (() => void)[] = [];
  const supervision = supervise(first, {
    launch: () => {
      const server = makeServer(servers.length + 1);
      servers.push(server);
      if (launchDies) server.die({ code: 1, signal: null });
      return server;
    },
    clear: async () => {},
    terminate: async (server) => (server as typeof first).die({ code: 0, signal: null }),
    guard: (pid) => guarded.push(pid),
    log: (line) => {
      lines.push(line);
      for (const change of changes.splice(0)) change();
    },
    logFile: '/log',
  });
  const seen = async (pattern: RegExp) => {
    while (!lines.some((line) => pattern.test(line))) {
      await new Promise<void>((resolve) => changes.push(resolve));
    }
  };
  return { supervision, first, servers, lines, guarded, seen };
}

describe('the supervisor', () => {
  it('starts a dead server again, tells of it, and moves the watcher’s guard', async () => {
    const { supervision, first, servers, lines, guarded, seen } = setUp();
    first.die(killed);
    expect(await supervision.exited).toEqual(killed);
    await seen(/running again/);
    expect(servers).toHaveLength(2);
    expect(guarded).toEqual([0, 2]);
    expect(lines[0]).toBe('PostgreSQL ended on its own (SIGKILL); starting it again.');
    await supervision.stop();
    expect(servers).toHaveLength(2);
    expect(guarded).toEqual([0, 2, 0]);
  });

  it('leaves a stopped server alone, also when asked twice', async () => {
    const { supervision, servers, lines } = setUp();
    await Promise.all([supervision.stop(), supervision.stop()]);
    expect(servers).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('stops trying quickly with one clear line, and can be stopped then', async () => {
    const { supervision, first, servers, seen } = setUp(true);
    first.die(killed);
    await seen(/ended 6 times within a minute .*\/log.*60 s/);
    expect(servers).toHaveLength(6);
    await supervision.stop();
    expect(servers).toHaveLength(6);
  });
});
