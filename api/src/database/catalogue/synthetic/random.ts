const STEP = 0x9e3779b9;

/** Spreads the bits of a whole number over all 32. */
function scattered(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return (twice ^ (twice >>> 15)) >>> 0;
}

function bitsOf(text: string): number {
  let bits = text.length;
  for (let at = 0; at < text.length; at++) bits = scattered(bits ^ text.charCodeAt(at)) + STEP;
  return bits;
}

/** Chance that is the same every time: numbers that only its seed and its name decide. */
export class Random {
  private state: number;

  /** @param name tells the numbers of two purposes apart, so that neither moves the other's */
  constructor(seed: number, name: string) {
    this.state = scattered(seed + STEP) ^ bitsOf(name);
  }

  /** From 0, never 1. */
  next(): number {
    this.state = (this.state + STEP) | 0;
    return scattered(this.state) / 2 ** 32;
  }

  /** A whole number from 0, below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Most are small, a few are large: half of them below `median`, none above `most`. */
  skewed(median: number, most: number): number {
    const one = 1 - this.next();
    return Math.min(most, Math.floor(median * (1 / one - 1)));
  }

  shuffle(list: { [index: number]: number; length: number }): void {
    for (let last = list.length - 1; last > 0; last--) {
      const at = this.below(last + 1);
      const kept = list[last] as number;
      list[last] = list[at] as number;
      list[at] = kept;
    }
  }
}
