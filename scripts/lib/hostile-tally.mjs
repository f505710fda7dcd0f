/**
 * @typedef {{ kind: string, tried: number, taken?: number, refused?: number, slowest?: number }} Tally
 * slowest: milliseconds
 */

/**
 * What was tried, kind by kind.
 * @param {string} text a JSON object of a tally in each line
 * @returns {string[]}
 */
export function tallyLines(text) {
  /** @type {Map<string, Required<Tally>>} */
  const kinds = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const {
      kind,
      tried,
      taken = 0,
      refused = 0,
      slowest = 0,
    } = /** @type {Tally} */ (JSON.parse(line));
    const sum = kinds.get(kind) ?? { kind, tried: 0, taken: 0, refused: 0, slowest: 0 };
    kinds.set(kind, {
      kind,
      tried: sum.tried + tried,
      taken: sum.taken + taken,
      refused: sum.refused + refused,
      slowest: Math.max(sum.slowest, slowest),
    });
  }
  return [...kinds.values()].map(({ kind, tried, taken, refused, slowest }) => {
    const answered = taken + refused > 0 ? `, ${taken} taken, ${refused} refused` : '';
    const time = slowest > 0 ? `, slowest ${Math.round(slowest)} ms` : '';
    return `${kind}: ${tried} tried${answered}${time}`;
  });
}
