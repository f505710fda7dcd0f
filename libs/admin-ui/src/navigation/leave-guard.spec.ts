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
    guard.add(() => false);
    guard.remove(always);
    expect(guard.blocks(at('offers'))).toBe(false);
    expect(guard.holds()).toBe(true);
  });

  it('tells when that changes', () => {
    const guard = new LeaveGuard();
    const seen: boolean[] = [];
    const stop = guard.subscribe(() => seen.push(guard.holds()));
    const form = () => true;
    guard.add(form);
    guard.remove(form);
    guard.remove(form);
    stop();
    guard.add(form);
    expect(seen).toEqual([true, false]);
  });
});
