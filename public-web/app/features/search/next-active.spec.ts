import { NONE, nextActive } from './next-active.ts';

it.each([
  ['ArrowDown', NONE, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', NONE, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', NONE, undefined],
  ['End', NONE, undefined],
  ['ArrowLeft', 1, NONE],
  ['ArrowRight', 1, NONE],
  ['ArrowRight', NONE, undefined],
  ['a', 1, undefined],
])('%s from %d of three leads to %p', (key, active, next) => {
  expect(nextActive(key, active, 3)).toBe(next);
});

it('leads nowhere without options', () => {
  expect(nextActive('ArrowDown', NONE, 0)).toBeUndefined();
});
