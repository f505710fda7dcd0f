/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, os?: string | string[],
 *   cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/** @returns {Machine} */
export function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return {
    os: process.platform,
    cpu: process.arch,
    libc: report.header.glibcVersionRuntime ? 'glibc' : 'musl',
  };
}

/** @param {string | string[] | undefined} wanted @param {string} actual */
function allows(wanted, actual) {
  if (wanted === undefined) return true;
  const words = [wanted].flat();
  if (words.includes(`!${actual}`)) return false;
  return words.includes(actual) || words.every((word) => word.startsWith('!'));
}

/** @param {LockedPackage} locked @param {Machine} machine */
function maySkip(locked, machine) {
  if (!locked.optional && !locked.devOptional) return false;
  // Optional packages without a platform are the helpers of those that have one.
  if (!locked.os && !locked.cpu) return true;
  return !(
    allows(locked.os, machine.os) &&
    allows(locked.cpu, machine.cpu) &&
    (machine.os !== 'linux' || allows(locked.libc, machine.libc))
  );
}

/**
 * Whether an installation holds what the lock asks for on this machine.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed npm's own record, node_modules/.package-lock.json
 * @param {Machine} machine
 */
export function matchesLock(lock, installed, machine) {
  return Object.entries(lock.packages ?? {}).every(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.link) return true;
    const found = installed.packages?.[path];
    return found ? found.version === locked.version : maySkip(locked, machine);
  });
}
