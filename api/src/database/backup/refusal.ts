import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** What PostgreSQL answered instead of doing as told; null for any other fault, such as a lost connection. */
export function refusalOf(error: unknown): { code: string; message: string } | null {
  const answer = error instanceof QueryFailedError ? error.driverError : error;
  if (!(answer instanceof pg.DatabaseError)) return null;
  return { code: answer.code ?? '', message: answer.message };
}
