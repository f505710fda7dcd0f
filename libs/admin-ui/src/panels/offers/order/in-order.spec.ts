import { inOrder, movedTo } from './in-order.ts';

const rows = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('rows in a wanted order', () => {
  it.each([
    [
      [4, 3, 2, 1],
      [4, 3, 2, 1],
    ],
    [[], [1, 2, 3, 4]],
    [
      [3, 1],
      [3, 1, 2, 4],
    ],
    [
      [9, 4, 1, 2, 3],
      [4, 1, 2, 3],
    ],
  ])('by %j are %j', (wanted, shown) => {
    expect(ids(inOrder(rows, wanted))).toEqual(shown);
  });

  it('leaves the rows that it was given alone', () => {
    inOrder(rows, [4]);
    expect(ids(rows)).toEqual([1, 2, 3, 4]);
  });
});

describe('a moved id', () => {
  it.each([
    [1, 0, [1, 2, 3]],
    [1, 1, [2, 1, 3]],
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [3, 99, [1, 2, 3]],
    [2, -1, [2, 1, 3]],
  ])('%i to place %i makes %j', (id, place, moved) => {
    expect(movedTo([1, 2, 3], id, place)).toEqual(moved);
  });
});
