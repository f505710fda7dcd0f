import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { liveProcess, parseStat, processStart } from './process-info.js';

const FIELDS = 'S 7 1 1 0 -1 4194560 1 0 0 0 1 2 3 4 20 0 1 0 987654 1 2 3';

describe('a process', () => {
  it('is read from its line, whatever its name holds', () => {
    const expected = { state: 'S', ppid: 7, startTicks: '987654' };
    expect(parseStat(`42 (node) ${FIELDS}`)).toEqual({ name: 'node', ...expected });
    expect(parseStat(`42 (a) R 1 (b)) ${FIELDS}`)).toEqual({ name: 'a) R 1 (b)', ...expected });
    expect(parseStat('')).toBeNull();
    expect(parseStat('42 (cut')).toBeNull();
  });

  it('is known by its start, and is none once it is gone', () => {
    expect(processStart(process.pid)).toBe(processStart(process.pid));
    expect(processStart(process.pid)).not.toBe(processStart(1));
    expect(processStart(2 ** 22 + 1)).toBeNull();
  });

  it('is not alive as a zombie', async () => {
    // The child ends after its parent has become a program that collects no children.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30']);
    const line = await new Promise<string>((resolve) => parent.stdout.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(readFileSync(`/proc/${Number(line)}/stat`, 'utf8')).toContain(' Z ');
    expect(liveProcess(Number(line))).toBeNull();
    expect(processStart(Number(line))).toBeNull();
    parent.kill('SIGKILL');
  });
});
