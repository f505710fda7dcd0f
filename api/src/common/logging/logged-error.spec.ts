import { QueryFailedError } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { loggedError } from './logged-error.js';

const driverError = Object.assign(new Error('duplicate key value violates "uq_subscribers"'), {
  code: '23505',
  detail: 'Key (email)=(ann@example.com) already exists.',
});

describe('an error in the log', () => {
  it('has its kind, its words, its code and where it came from', () => {
    const error = new AppError('unavailable', 'Not ready to serve.', { cause: driverError });
    expect(loggedError(error)).toEqual({
      type: 'AppError',
      message: 'Not ready to serve.',
      code: 'unavailable',
      stack: expect.stringContaining('logged-error.spec'),
      cause: {
        type: 'Error',
        message: 'duplicate key value violates "uq_subscribers"',
        code: '23505',
        stack: expect.any(String),
      },
    });
  });

  it('has nothing of what people entered', () => {
    const failed = new QueryFailedError(
      'INSERT INTO x VALUES ($1)',
      ['ann@example.com'],
      driverError,
    );
    expect(JSON.stringify(loggedError(failed))).not.toContain('ann@');
    expect(JSON.stringify(loggedError(new Error('x', { cause: failed })))).not.toContain('ann@');
    expect(loggedError('ann@example.com')).toEqual({ type: 'string', message: 'Not an error.' });
  });

  it('ends, however long the chain of causes is', () => {
    const circle = new Error('round');
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).match(/"round"/g)).toHaveLength(4);
  });
});
