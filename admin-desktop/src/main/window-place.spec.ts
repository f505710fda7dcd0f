import { openingPlace } from './window-place.ts';

const left = { x: 0, y: 0, width: 1_920, height: 1_040 };
const right = { x: 1_920, y: 0, width: 2_560, height: 1_400 };
const place = { x: 2_000, y: 100, width: 1_000, height: 800, maximized: false };
const inTheMiddle = { width: 1_000, height: 800 };

it('opens in the middle of the main display at first', () => {
  expect(openingPlace(null, [left, right])).toEqual({ width: 1_280, height: 860 });
});

it('opens where it was', () => {
  expect(openingPlace(place, [left, right])).toEqual({ x: 2_000, y: 100, ...inTheMiddle });
});

it.each([
  ['its display is gone', [left], place],
  ['it lies below', [left], { ...place, x: 10, y: 1_030 }],
  ['its title bar lies above', [left], { ...place, x: 10, y: -30 }],
  ['only its edge is left', [left], { ...place, x: 1_850, y: 10 }],
])('comes back to the middle when %s', (_when, areas, saved) => {
  expect(openingPlace(saved, areas)).toEqual(inTheMiddle);
});

it('stays where it hangs over an edge with enough of it to take', () => {
  expect(openingPlace({ ...place, x: -700 }, [left])).toEqual({ x: -700, y: 100, ...inTheMiddle });
});

it('is neither larger than the display nor too small to use', () => {
  const small = { x: 0, y: 0, width: 1_366, height: 728 };
  expect(openingPlace({ ...place, x: 0, y: 0, width: 5_000, height: 3_000 }, [small])).toEqual({
    ...small,
  });
  expect(openingPlace({ ...place, x: 0, y: 0, width: 200, height: 60 }, [small])).toEqual({
    x: 0,
    y: 0,
    width: 420,
    height: 480,
  });
});
