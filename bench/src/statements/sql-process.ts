import pg from 'pg';
import { answering } from '../process/helper.ts';
import type { Statement } from './statements-of.ts';

export interface SqlOrder {
  url: string;
  /** The statements of each address. */
  jobs: Statement[][];
}

/** Milliseconds for each job, on one connection, its statements one after the other. */
answering<SqlOrder, number[]>(async ({ url, jobs }) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const times: number[] = [];
    for (const job of jobs) {
      const began = performance.now();
      for (const { text, values } of job) await client.query(text, values);
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    await client.end();
  }
});
