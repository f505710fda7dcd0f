/**
 * The begin of what a spreadsheet may take for a formula: its sign, behind anything that programs
 * drop because it cannot be seen, or a character that moves what follows into a cell of its own.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-−@]|[\t\r\n])/u;

/**
 * Text for a cell that no spreadsheet computes: a leading apostrophe says "text" to all of them.
 * Wide and small forms of the signs count as the signs, since some programs fold them. The package's
 * own escape_formulas knows neither small forms nor what stands invisibly in front.
 */
export function inertCell(text: string): string {
  return FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text;
}
