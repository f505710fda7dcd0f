/**
 * Says loudly that tests are not run.
 * @param {string} what
 * @param {string} reason
 * @returns {import('./summary.mjs').Counts}
 */
export function skipped(what, reason) {
  console.warn(`\n*** ${what.toUpperCase()} ARE SKIPPED: ${reason} ***\n`);
  return { passed: 0, failed: 0, skipped: 1 };
}
