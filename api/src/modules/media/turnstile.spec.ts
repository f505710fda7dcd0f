import { setTimeout as wait } from 'node:timers/promises';
import { Turnstile } from './turnstile.js';

describe('Turnstile', () => {
  it('never lets more through than it may, and everyone in the end', async () => {
    const turnstile = new Turnstile(2);
    let inside = 0;
    let most = 0;
    const work = async (index: number) => {
      inside++;
      most = Math.max(most, inside);
      await wait(2);
      inside--;
      return index;
    };
    const results = await Promise.all(
      [...Array(9).keys()].map((i) => turnstile.pass(() => work(i))),
    );
    expect(results).toEqual([...Array(9).keys()]);
    expect(most).toBe(2);
  });

  it('goes on after work that failed', async () => {
    const turnstile = new Turnstile(1);
    await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turnstile.pass(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
