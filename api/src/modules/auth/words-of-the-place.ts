const lettersOf = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '');

/** Whether a password is what the place is called, and no more letters than that: `Deal-Harbor-2026!`. */
export function isWordOfThePlace(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  return letters !== '' && names.some((name) => lettersOf(name) === letters);
}
