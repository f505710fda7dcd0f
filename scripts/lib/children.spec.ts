import { once } from 'node:events';
import { ended, run, start, stopChild } from './children.mjs';

const node = (code: string) => run(process.execPath, ['-e', code]);

describe('run', () => {
  it('answers the exit code and what was said on both outputs', async () => {
    const { code, output } = await node(
      'console.log("a"); console.error("b"); process.exitCode = 3',
    );
    expect(code).toBe(3);
    expect(output.trim().split('\n').sort()).toEqual(['a', 'b']);
  });

  it('answers 1 for a command that died of a signal', async () => {
    expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1);
  });

  it('answers 127 for a command that is not there', async () => {
    expect((await run('no-such-command', [])).code).toBe(127);
  });
});

describe('stopChild', () => {
  it('ends a child together with what it started, and waits for both', async () => {
    const grandchild = 'setInterval(() => {}, 1000); console.log(process.pid)';
    const code = `
      require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);
    `;
    const child = start(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [text] = await once(child.stdout as NodeJS.EventEmitter, 'data');
    await stopChild(child);
    expect((await ended(child)).signal).toBe('SIGTERM');
    expect(() => process.kill(Number(`${text}`), 0)).toThrow('ESRCH');
  });
});
