import { planRestart, QUICK_RESTARTS, SLOW_DELAY } from './restart-policy.js';

describe('the wait before a restart', () => {
  it('is none after one death and grows with each more of the last minute', () => {
    const deaths = Array.from({ length: QUICK_RESTARTS }, (_, index) => index);
    const delays = deaths.map((_, index) => planRestart(deaths.slice(0, index + 1), 10).delay);
    expect(delays[0]).toBe(0);
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    // All of them within the 5 s that the site may be without its database.
    expect(delays.reduce((sum, delay) => sum + delay)).toBeLessThan(4_000);
  });

  it('is a minute once five quick ones were no use, and none again after a quiet minute', () => {
    const deaths = Array.from({ length: QUICK_RESTARTS + 1 }, () => 1_000);
    expect(planRestart(deaths, 1_000)).toEqual({ delay: SLOW_DELAY, gaveUp: true });
    expect(planRestart([...deaths, 90_000], 90_000)).toEqual({ delay: 0, gaveUp: false });
  });
});
