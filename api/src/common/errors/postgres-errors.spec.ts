import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { fromPostgres } from './postgres-errors.js';

const failed = (code: string, message = 'it failed') =>
  new QueryFailedError('SELECT', [], Object.assign(new Error(message), { code }));

describe('fromPostgres', () => {
  it('takes every way in which the database is not there for "not now"', () => {
    const ways = [
      failed('57P01'),
      failed('57P03'),
      failed('53300'),
      failed('57014', 'canceling statement due to statement timeout'),
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      new Error('Connection terminated: the server does not answer.'),
      new Error('timeout exceeded when trying to connect'),
      new QueryRunnerAlreadyReleasedError(),
    ];
    for (const way of ways) {
      expect(fromPostgres(way)).toMatchObject({ code: 'unavailable', retryAfter: 5 });
    }
  });

  it('says of a full disk that it is full', () => {
    expect(fromPostgres(failed('53100'))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('disk is full'),
    });
  });

  it('leaves faults of ours alone', () => {
    for (const fault of [failed('42601'), new Error('a slip'), 'text', null]) {
      expect(fromPostgres(fault)).toBeNull();
    }
  });
});
