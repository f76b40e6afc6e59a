/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * Whether all that a lock file asks for is installed, and nothing in another version: a checkout may touch the file
 * without changing what it asks for. What only tests and other tools need may be missing where none runs.
 * @param {Packages} wanted path in `node_modules` → package, from `package-lock.json`
 * @param {Packages} installed the same, from `node_modules/.package-lock.json`
 * @param {boolean} withTools
 */
export function holdsWanted(wanted, installed, withTools) {
  /** @param {Package} wish */
  const mayBeMissing = ({ optional, dev, devOptional }) => optional || devOptional || (dev && !withTools)
  return (
    Object.entries(installed).every(([path, { version }]) => wanted[path]?.version === version) &&
    Object.entries(wanted).every(([path, wish]) => !path || installed[path] || mayBeMissing(wish))
  )
}
