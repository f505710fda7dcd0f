import { addDays, dayOf } from '@deal-harbor/contracts';
import { clickHistory } from './click-history.js';

const link = { key: 'store:shop', clicks: 9_731, firstDay: '2030-11-29', lastDay: '2031-02-27' };

describe('clickHistory', () => {
  it('spreads all clicks over the days, in order', () => {
    const history = clickHistory(link);
    expect(history.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(link.clicks);
    expect(history.map(({ day }) => day)).toEqual(
      Array.from({ length: 91 }, (_, i) => addDays(link.firstDay, i)),
    );
  });

  it('is the same for the same link, and another for another', () => {
    expect(clickHistory(link)).toEqual(clickHistory({ ...link }));
    expect(clickHistory({ ...link, key: 'store:other' })).not.toEqual(clickHistory(link));
  });

  it('rises towards the weekend', () => {
    const on = (weekday: number) =>
      clickHistory(link)
        .slice(1, -1)
        .filter(({ day }) => new Date(day).getUTCDay() === weekday)
        .reduce((sum, { clicks }, _, days) => sum + clicks / days.length, 0);
    expect(on(6)).toBeGreaterThan(on(4));
    expect(on(4)).toBeGreaterThan(on(2));
  });

  it('leaves out days without clicks', () => {
    const few = clickHistory({ ...link, clicks: 3 });
    expect(few.every(({ clicks }) => clicks > 0)).toBe(true);
    expect(few.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(3);
    expect(clickHistory({ ...link, clicks: 0 })).toEqual([]);
    const day = dayOf(new Date());
    expect(clickHistory({ key: 'x', clicks: 5, firstDay: day, lastDay: day })).toEqual([
      { day, clicks: 5 },
    ]);
  });
});
