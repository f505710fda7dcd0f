import type { DataSource } from 'typeorm';
import { everyDay } from './daily-work.js';

const { jest } = import.meta;

const HOUR = 3_600_000;

describe('everyDay', () => {
  /** A database that answers whether its lock is free. */
  const database = (free: () => boolean) => {
    const manager = { query: async () => [{ free: free() }] };
    return {
      transaction: (work: (given: typeof manager) => Promise<void>) => work(manager),
    } as unknown as DataSource;
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('works some minutes after the start and then each day, until it is ended', async () => {
    let works = 0;
    const daily = { lock: 1, work: async () => void works++, onFailure: () => {} };
    const end = everyDay(
      database(() => true),
      daily,
    );
    expect(works).toBe(0);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(works).toBe(1);
    await jest.advanceTimersByTimeAsync(22 * HOUR);
    expect(works).toBe(1);
    await jest.advanceTimersByTimeAsync(50 * HOUR);
    expect(works).toBe(4);
    await end();
    await jest.advanceTimersByTimeAsync(50 * HOUR);
    expect(works).toBe(4);
  });

  it('leaves it to the instance that is at it', async () => {
    const work = jest.fn(async () => {});
    const end = everyDay(
      database(() => false),
      { lock: 1, work, onFailure: () => {} },
    );
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(work).not.toHaveBeenCalled();
    await end();
  });

  it('tells of a failure, and tries again the next day', async () => {
    const failures: string[] = [];
    const work = async () => {
      throw new Error('no room');
    };
    const onFailure = ({ message }: Error) => void failures.push(message);
    const end = everyDay(
      database(() => true),
      { lock: 1, work, onFailure },
    );
    await jest.advanceTimersByTimeAsync(25 * HOUR);
    expect(failures).toEqual(['no room', 'no room']);
    await end();
  });
});
