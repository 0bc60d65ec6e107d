import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** @typedef {import('./public-declarations.mjs').Declarations} Declarations */

const ending = '.api.md'

/** @param {string} folder of the package */
const reportsOf = (folder) => path.join(folder, 'api')

/**
 * The reports of the last release, of the entry points that have changed since. An empty
 * one stands for an entry point that the last release did not have.
 * @param {string} folder of the package
 */
const changedSinceOf = (folder) => path.join(folder, 'api/last-release')

/**
 * What the reports of a package say.
 * @param {string} folder of the package
 * @returns {{ accepted: Map<string, Declarations>, released: Map<string, Declarations> }} by
 *   entry point: what has been accepted, and what the last release promised
 */
export function readReports(folder) {
  const accepted = readFolder(reportsOf(folder))
  const released = new Map([...accepted, ...readFolder(changedSinceOf(folder))])
  for (const [entryPoint, declarations] of released) {
    if (declarations.size === 0) released.delete(entryPoint)
  }
  return { accepted, released }
}

/**
 * Writes what the entry points promise now, and keeps what the last release promised of
 * those that differ from it.
 * @param {string} folder of the package
 * @param {ReadonlyMap<string, Declarations>} current by entry point
 */
export function acceptReports(folder, current) {
  const { released } = readReports(folder)
  /** @type {Map<string, Declarations>} */
  const changed = new Map()
  for (const entryPoint of new Set([...released.keys(), ...current.keys()])) {
    const before = released.get(entryPoint) ?? new Map()
    if (!isDeepStrictEqual(before, current.get(entryPoint))) changed.set(entryPoint, before)
  }
  writeFolder(reportsOf(folder), current)
  if (changed.size > 0) writeFolder(changedSinceOf(folder), changed)
}

/**
 * Makes what is accepted what the last release promised: for the moment of a release.
 * @param {string} folder of the package
 */
export function releaseReports(folder) {
  rmSync(changedSinceOf(folder), { recursive: true, force: true })
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, Declarations>} reports
 */
function writeFolder(folder, reports) {
  rmSync(folder, { recursive: true, force: true })
  for (const [entryPoint, declarations] of reports) {
    const file = path.join(folder, `${entryPoint}${ending}`)
    mkdirSync(path.dirname(file), { recursive: true })
    const blocks = [...declarations].map(
      ([name, text]) => `\n## ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`,
    )
    writeFileSync(file, `# ${entryPoint}\n${blocks.join('')}`)
  }
}

/**
 * @param {string} folder
 * @returns {Map<string, Declarations>}
 */
function readFolder(folder) {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !file.startsWith('last-release'))
      .map((file) => [
        file.slice(0, -ending.length).replaceAll(path.sep, '/'),
        parseReport(readFileSync(path.join(folder, file), 'utf8')),
      ]),
  )
}

/**
 * @param {string} text
 * @returns {Declarations}
 */
function parseReport(text) {
  const blocks = text.matchAll(/^## (.+)\n\n```ts\n([^]*?)\n```$/gm)
  return new Map([...blocks].map(([, name = '', declaration = '']) => [name, declaration]))
}
