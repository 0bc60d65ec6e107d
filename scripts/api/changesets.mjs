import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'

const sizes = /** @type {const} */ (['none', 'patch', 'minor', 'major'])

/** @typedef {(typeof sizes)[number]} ChangeSize */

/**
 * Returns the largest change that the waiting changesets name for each package.
 * @param {string} [folder] of the changesets
 * @returns {Map<string, ChangeSize>} by the name of the package
 */
export function waitingChanges(folder = path.join(rootFolder, '.changeset')) {
  /** @type {Map<string, ChangeSize>} */
  const matches = new Map()
  if (!existsSync(folder)) return matches
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.md') || file === 'README.md') continue
    const head = /^---\r?\n([^]*?)\n---/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]
    for (const [, name = '', word = ''] of (head ?? '').matchAll(
      /^['"]?([^'":]+)['"]?: *(\w+)/gm,
    )) {
      const size = sizes.find((existing) => existing === word) ?? 'none'
      matches.set(name, largerOf(matches.get(name) ?? 'none', size))
    }
  }
  return matches
}

/**
 * @param {ChangeSize} one
 * @param {ChangeSize} other
 */
export function largerOf(one, other) {
  return sizes.indexOf(one) > sizes.indexOf(other) ? one : other
}
