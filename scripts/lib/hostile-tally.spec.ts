import { tallyLines } from './hostile-tally.mjs';

const text = (...tallies: object[]) => tallies.map((one) => `${JSON.stringify(one)}\n`).join('');

describe('tallyLines', () => {
  it('adds up each kind, in the order of their beginning', () => {
    const lines = tallyLines(
      text(
        { kind: 'valid', tried: 3, taken: 2, refused: 1, slowest: 10.4 },
        { kind: 'payloads', tried: 7 },
        { kind: 'valid', tried: 2, taken: 0, refused: 2, slowest: 99.6 },
      ),
    );
    expect(lines).toEqual([
      'valid: 5 tried, 2 taken, 3 refused, slowest 100 ms',
      'payloads: 7 tried',
    ]);
  });

  it('is nothing of nothing', () => expect(tallyLines('')).toEqual([]));
});
