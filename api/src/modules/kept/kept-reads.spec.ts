import type { ContentChanges, Hearing } from './content-changes.js';
import { KeptReads } from './kept-reads.js';

describe('KeptReads', () => {
  let changes: { hearing: Hearing; onTags(listener: (tags: string[]) => void): void };
  let announce: (...tags: string[]) => void;
  let reads: KeptReads;
  let found: number;

  beforeEach(() => {
    changes = {
      hearing: 'listening',
      onTags: (listener) => {
        announce = (...tags) => listener(tags);
      },
    };
    reads = new KeptReads(changes as unknown as ContentChanges);
    found = 0;
  });

  const read = (meanwhile?: () => void) =>
    reads.of('/api/config', async () => {
      found += 1;
      const value = found;
      meanwhile?.();
      return { value, madeFrom: { tags: ['config'] } };
    });
  const value = async () => (await read()).value;

  it('finds once what does not change', async () => {
    expect([await value(), await value()]).toEqual([1, 1]);
    announce('stores');
    expect(await value()).toBe(1);
  });

  it('finds anew what has changed, or may have', async () => {
    await read();
    announce('config');
    expect(await value()).toBe(2);
    announce('*');
    expect(await value()).toBe(3);
  });

  it('does not keep what a change has overtaken, nor a failure', async () => {
    expect(await read(() => announce('config'))).toMatchObject({ value: 1 });
    const failure = new Error('no database');
    const failing = reads.of('/api/config', () => Promise.reject(failure));
    await expect(failing).rejects.toBe(failure);
    expect(await value()).toBe(2);
  });

  it('keeps a hundred, however long their addresses are, and lets the oldest go', async () => {
    const one = async (number: number) => {
      const key = `/api/stores?page=${number}&search=${'x'.repeat(200)}`;
      await reads.of(key, async () => ({ value: ++found, madeFrom: { tags: ['stores'] } }));
      return found;
    };
    for (let number = 1; number <= 100; number++) await one(number);
    expect(await one(1)).toBe(100);
    expect(await one(101)).toBe(101);
    expect(await one(2)).toBe(102);
  });

  it('asks each time while changes are not heard, and answers what it has while the database is away', async () => {
    await read();
    changes.hearing = 'deaf';
    expect([await value(), await value()]).toEqual([2, 3]);
    changes.hearing = 'away';
    expect(await value()).toBe(1);
  });
});
