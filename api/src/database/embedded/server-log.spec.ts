import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logSize, readLogFrom, reasonIn, rotateLog } from './server-log.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-log-'));
  file = join(folder, 'postgres.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the server’s log', () => {
  it('moves aside over the limit, three times at most', () => {
    expect(rotateLog(file, 4)).toBe(false);
    for (const text of ['first', 'second', 'third', 'fourth', 'fifth']) {
      writeFileSync(file, text);
      expect(rotateLog(file, 4)).toBe(true);
    }
    expect(rotateLog(file, 4)).toBe(false);
    expect(readdirSync(folder)).toHaveLength(4);
    expect(['', '.1', '.2', '.3'].map((end) => readFileSync(`${file}${end}`, 'utf8'))).toEqual([
      '',
      'fifth',
      'fourth',
      'third',
    ]);
  });

  it('is read from where a start began', () => {
    expect(logSize(file)).toBe(0);
    writeFileSync(file, 'früher\n');
    const from = logSize(file);
    appendFileSync(file, 'now\n');
    expect(readLogFrom(file, from)).toBe('now\n');
  });

  it('says why the server stopped', () => {
    const text = `2026-11-20 21:31:33 UTC [1] FATAL:  could not open file: No such file
2026-11-20 21:31:33 UTC [1] LOG:  database system is shut down
`;
    expect(reasonIn(text)).toBe('could not open file: No such file');
    expect(reasonIn('postgres: no such option\n')).toBe('postgres: no such option');
    expect(reasonIn('\n')).toBeNull();
  });
});
