import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries every package of a lock file by its place on the disk */

/**
 * Whether the installed packages match the lock file. npm writes the second list after a successful installation, so an
 * interrupted one, an old one and a missing one give the same answer.
 * @param {LockEntries} wanted `packages` of package-lock.json
 * @param {LockEntries} present `packages` of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isUpToDate(wanted, present) {
  return Object.entries(wanted)
    .filter(([place, entry]) => place.startsWith('node_modules/') && entry.link !== true)
    .every(([place, entry]) => {
      const found = present[place];
      // Optional packages are mostly other systems' binaries, which npm leaves out.
      return found === undefined ? entry.optional === true : found.version === entry.version;
    });
}

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether its packages are installed as package-lock.json says
 */
export function packagesAreInstalled(root) {
  const read = (/** @type {string} */ file) =>
    /** @type {{ packages: LockEntries }} */ (JSON.parse(readFileSync(path.join(root, file), 'utf8')))
      .packages;
  try {
    return isUpToDate(read('package-lock.json'), read('node_modules/.package-lock.json'));
  } catch {
    return false;
  }
}
