import { LeaveGuard } from './leave-guard.ts';

const at = (path: string) => ({ path, search: '', hash: '' });

describe('what is not saved yet', () => {
  it('holds nobody when there is nothing', () => {
    const guard = new LeaveGuard();
    expect(guard.holds()).toBe(false);
    expect(guard.blocks(null)).toBe(false);
  });

  it('holds only steps that leave its form', () => {
    const guard = new LeaveGuard();
    guard.add((to) => to?.path !== 'settings');
    expect(guard.blocks(at('settings'))).toBe(false);
    expect(guard.blocks(at('offers'))).toBe(true);
    expect(guard.blocks(null)).toBe(true);
  });

  it('holds until the last form is released', () => {
    const guard = new LeaveGuard();
    const always = () => true;
    guard.add(always);
    guard.add((to) => to === null);
    guard.remove(always);
    expect(guard.blocks(at('offers'))).toBe(false);
    expect(guard.holds()).toBe(true);
  });

  it('is asked for at the step', () => {
    const guard = new LeaveGuard();
    let typed = false;
    guard.add(() => typed);
    expect([guard.holds(), guard.blocks(at('offers'))]).toEqual([false, false]);
    typed = true;
    expect([guard.holds(), guard.blocks(at('offers'))]).toEqual([true, true]);
  });
});
