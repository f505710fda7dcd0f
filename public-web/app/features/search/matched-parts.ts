/** Letters that a misspelt word has to begin with to be told by its beginning. */
const TELLING = 3;

const LETTER = '[\\p{L}\\p{N}]';
const BEGINNING = `(?<!${LETTER})`;

/** As much of a word as there is: `abcde` from its first three letters on is `abc(?:d(?:e)?)?`. */
function asFarAsAlike(letters: string[]): string {
  const rest = letters.slice(TELLING);
  const more = rest.reduceRight((tail, letter) => `(?:${letter}${tail})?`, '');
  return BEGINNING + letters.slice(0, TELLING).join('') + more;
}

/** Where a word is found, beginnings before what stands anywhere. */
function patternOf(word: string, title: string): string {
  const found = [BEGINNING + word, word].find((one) => new RegExp(one, 'iu').test(title));
  return found ?? asFarAsAlike([...word]);
}

/**
 * Parts a title by what is typed, misspelt as it may be.
 * @returns the title's parts in their order; the second, fourth and so on are those that match
 */
export function matchedParts(title: string, typed: string): string[] {
  const words = typed.match(new RegExp(`${LETTER}+`, 'gu'));
  if (!words) return [title];
  const patterns = words.map((word) => patternOf(word, title));
  return title.split(new RegExp(`(${patterns.join('|')})`, 'giu'));
}
