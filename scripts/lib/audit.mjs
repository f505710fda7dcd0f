import { npmJson } from './npm.mjs';
import { passedOrFailed } from './summary.mjs';

/** What must be mended before a release. */
const SERIOUS = /** @type {const} */ (['high', 'critical']);

/**
 * @typedef {{ metadata: { vulnerabilities: Record<string, number> },
 *   vulnerabilities: Record<string, { name: string, severity: string, range: string }> }} AuditReport
 */

/** @param {unknown} answer @returns {answer is AuditReport} */
const isReport = (answer) =>
  typeof answer === 'object' && answer !== null && 'vulnerabilities' in answer;

/**
 * What npm's report means.
 * @param {unknown} answer of `npm audit --json`; anything but a report is a registry that does not answer
 * @returns {{ counts: import('./summary.mjs').Counts, lines: string[] }}
 */
export function auditResult(answer) {
  if (!isReport(answer)) {
    const line =
      '!! npm audit had no answer from the registry: nobody has looked for known vulnerabilities.';
    return { counts: { passed: 0, failed: 0, skipped: 1 }, lines: [line] };
  }
  const found = Object.values(answer.vulnerabilities);
  const serious = found.filter(({ severity }) => SERIOUS.some((one) => one === severity));
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  if (lines.length === 0) lines.push('No known vulnerability in what is shipped.');
  return { counts: passedOrFailed(serious.length === 0), lines };
}

/** Asks the registry about everything that is shipped. High and critical vulnerabilities fail. */
export async function auditPackages() {
  const { counts, lines } = auditResult(await npmJson(['audit', '--omit=dev', '--json']));
  for (const line of lines) console.log(line);
  return counts;
}
