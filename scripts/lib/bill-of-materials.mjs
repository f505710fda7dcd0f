/**
 * @typedef {{ 'bom-ref': string, properties?: { name: string, value: string }[] }} Component
 * @typedef {{ components: Component[], dependencies?: { ref: string, dependsOn?: string[] }[] }} Bill
 */

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * Leaves out what only development needs. npm's own `--omit=dev` also leaves out what one workspace ships and another
 * one only builds with.
 * @param {Bill} bill CycloneDX, of everything that is installed
 * @returns {Bill}
 */
export function shippedOnly(bill) {
  const isShipped = (/** @type {Component} */ { properties = [] }) =>
    !properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');
  const dropped = new Set(
    bill.components.filter((one) => !isShipped(one)).map((one) => one['bom-ref']),
  );
  const kept = (/** @type {string} */ ref) => !dropped.has(ref);
  return {
    ...bill,
    components: bill.components.filter((one) => kept(one['bom-ref'])),
    dependencies: bill.dependencies
      ?.filter(({ ref }) => kept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(kept) })),
  };
}
