import { maskCode } from './code-mask.ts';

it.each([
  ['', '******'],
  ['A', '******'],
  ['SAVE', '******'],
  ['SAVE5', 'SA*E5'],
  ['WELCOME20', 'WE*****20'],
  ['🎁🎁🎁🎁', '******'],
  ['🎁a🎁b🎁', '🎁a*b🎁'],
])('masks %j as %j', (code, masked) => {
  expect(maskCode(code)).toBe(masked);
});
