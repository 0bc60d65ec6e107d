import readChangesets from '@changesets/read'
import { rootFolder } from '../workspace.mjs'

const sizes = /** @type {const} */ (['none', 'patch', 'minor', 'major'])

/** @typedef {(typeof sizes)[number]} ChangeSize */

/**
 * Returns the largest change that the waiting changesets name for each package.
 * @param {string} [folder] of the repository
 * @returns {Promise<Map<string, ChangeSize>>} by the name of the package
 */
export async function waitingChanges(folder = rootFolder) {
  /** @type {Map<string, ChangeSize>} */
  const largest = new Map()
  for (const { releases } of await readChangesets(folder)) {
    for (const { name, type } of releases) {
      largest.set(name, largerOf(largest.get(name) ?? 'none', type))
    }
  }
  return largest
}

/**
 * @param {ChangeSize} one
 * @param {ChangeSize} other
 */
export function largerOf(one, other) {
  return sizes.indexOf(one) > sizes.indexOf(other) ? one : other
}
