import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { SyntheticTable, Value } from './synthetic-table.js';

/** Characters that go to the server at once. */
const CHUNK = 65_536;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value in the text format of COPY. */
export function copyText(value: Value): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] as string);
}

function* chunks(table: SyntheticTable, onRows: (rows: number) => void): Generator<string> {
  let chunk = '';
  let rows = 0;
  for (const row of table.rows()) {
    chunk += `${row.map(copyText).join('\t')}\n`;
    rows++;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    onRows(rows);
    chunk = '';
    rows = 0;
  }
  yield chunk;
  onRows(rows);
}

/** @param onRows called with the number of rows that were sent since the last call */
export async function copyRows(
  client: pg.ClientBase,
  table: SyntheticTable,
  onRows: (rows: number) => void,
): Promise<void> {
  const copy = client.query(from(`COPY ${table.name} (${table.columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(chunks(table, onRows)), copy);
}
