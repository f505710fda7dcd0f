import { duration } from './duration.mjs';

it.each([
  [0, '0.0 s'],
  [39_040, '39.0 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 0 s'],
  [119_400, '1 min 59 s'],
  [119_600, '2 min 0 s'],
  [701_900, '11 min 42 s'],
  [3_600_000, '60 min 0 s'],
])('%i ms are %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
