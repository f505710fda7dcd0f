import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import type { Response } from 'express';
import { inertCell } from './inert-cell.js';
import type { SubscriberRow } from './subscriber.row.js';

const OPTIONS: Options = {
  // Excel takes a file without it for one in the computer's old code page.
  bom: true,
  header: true,
  columns: [
    { key: 'email', header: 'email' },
    { key: 'createdAt', header: 'subscribed' },
  ],
  cast: { string: inertCell, date: (instant) => instant.toISOString() },
  // Where lists are separated by semicolons, one in a bare cell would end it.
  quoted: true,
  record_delimiter: 'windows',
};

/** Writes the subscribers as they come, at the pace of the reader; one who goes away ends it. */
export async function sendSubscribers(
  response: Response,
  rows: AsyncIterable<SubscriberRow>,
): Promise<void> {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="subscribers.csv"',
    'Cache-Control': 'no-store',
  });
  // A pipeline looks at its end from many sides, beside the logs and counters that look at every answer.
  response.setMaxListeners(20);
  try {
    await pipeline(rows, stringify(OPTIONS), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
