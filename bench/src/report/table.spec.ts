import { short } from './number.ts';
import { tableOf } from './table.ts';

test.each([
  [12345.6, '12,346'],
  [123.4, '123'],
  [12.34, '12.3'],
  [1.234, '1.23'],
  [0.5, '0.5'],
  [4, '4'],
  [0.00163, '0.0016'],
  [0, '0'],
  [Number.NaN, 'not measured'],
])('%d is %s', (value, text) => {
  expect(short(value)).toBe(text);
});

test('a table names each group once, its floors and what misses its bar', () => {
  const floor = { name: 'bare server', value: 20_000 };
  const bar = { of: 'ratio', kind: 'at least', limit: 0.7 } as const;
  const unit = 'requests/s';
  const table = tableOf([
    { group: 'Kept', name: 'home', value: 15_000, unit, floor, bar, more: 'p99 2 ms' },
    { group: 'Kept', name: 'store page', value: 10_000, unit, floor, bar },
    { group: 'Start', name: 'npm start', value: 2.5, unit: 's' },
  ]);
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  expect(new Set(table.split('\n').map(({ length }) => length)).size).toBe(1);
  expect(rows.map((cells) => cells.slice(1, -1))).toEqual([
    ['what', 'figure', 'floor', 'ratio', 'bar', 'met', 'besides'],
    expect.anything(),
    ['**Kept**', '', '', '', '', '', ''],
    [
      'home',
      '15,000 requests/s',
      'bare server: 20,000',
      '0.75',
      'at least 0.7 of the floor',
      'yes',
      'p99 2 ms',
    ],
    [
      'store page',
      '10,000 requests/s',
      'bare server: 20,000',
      '0.5',
      'at least 0.7 of the floor',
      '**no**',
      '',
    ],
    ['**Start**', '', '', '', '', '', ''],
    ['npm start', '2.5 s', '', '', '', '', ''],
  ]);
});
