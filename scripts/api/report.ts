import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changesBetween } from './compare.ts'
import type { Declarations } from './public-declarations.ts'

const ENDING = '.api.md'

/** A name with its declaration, or with the entry point that has the same one, or a new name. */
const namedBlock = /^## (.+?)(?:\n\n```ts\n([^]*?)\n```| \(as in (.+)\)| \(new\))$/gm

/** @param folder of the package */
const reportsOf = (folder: string) => path.join(folder, 'api')

/**
 * The declarations of the last release that have changed since; new ones have no text.
 * @param folder of the package
 */
const changedSinceOf = (folder: string) => path.join(folder, 'api/last-release')

/**
 * Reads the reports of a package.
 * @param folder of the package
 * @returns by entry point: the accepted declarations, and those of the last release
 */
export function readReports(folder: string): {
  accepted: Map<string, Declarations>
  released: Map<string, Declarations>
} {
  const accepted = readFolder(reportsOf(folder))
  const released = structuredClone(accepted)
  for (const [entryPoint, changed] of readFolder(changedSinceOf(folder))) {
    const declarations = released.get(entryPoint) ?? new Map()
    for (const [name, text] of changed) {
      if (text === '') declarations.delete(name)
      else declarations.set(name, text)
    }
    if (declarations.size === 0) released.delete(entryPoint)
    else released.set(entryPoint, declarations)
  }
  return { accepted, released }
}

/**
 * Writes the current declarations of the entry points, and those declarations of the last release
 * that differ from them.
 *
 * @param folder of the package
 * @param current by entry point
 */
export function acceptReports(folder: string, current: ReadonlyMap<string, Declarations>) {
  const { released } = readReports(folder)
  const changed: Map<string, Declarations> = new Map()
  for (const { entryPoint, name, before } of changesBetween(released, current)) {
    changed.set(entryPoint, (changed.get(entryPoint) ?? new Map()).set(name, before))
  }
  writeFolder(reportsOf(folder), current)
  writeFolder(changedSinceOf(folder), changed)
}

/**
 * Records a release: the accepted declarations become those of the last release.
 * @param folder of the package
 */
export function releaseReports(folder: string) {
  rmSync(changedSinceOf(folder), { recursive: true, force: true })
}

/** Writes a file for each entry point. A declaration that an earlier one has too refers to it. */
function writeFolder(folder: string, reports: ReadonlyMap<string, Declarations>) {
  rmSync(folder, { recursive: true, force: true })
  const written: Map<string, string> = new Map()
  for (const [entryPoint, declarations] of reports) {
    const file = path.join(folder, `${entryPoint}${ENDING}`)
    mkdirSync(path.dirname(file), { recursive: true })
    const blocks = [...declarations].map(([name, text]) => {
      if (text === '') return `\n## ${name} (new)\n`
      const block = `\n## ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`
      const other = written.get(block)
      if (other !== undefined) return `\n## ${name} (as in ${other})\n`
      written.set(block, entryPoint)
      return block
    })
    writeFileSync(file, `# ${entryPoint}\n${blocks.join('')}`)
  }
}

function readFolder(folder: string): Map<string, Declarations> {
  if (!existsSync(folder)) return new Map()
  const reports: Map<string, Declarations> = new Map()
  const read = (entryPoint: string) => {
    const report = reports.get(entryPoint) ?? new Map()
    if (reports.has(entryPoint)) return report
    reports.set(entryPoint, report)
    const text = readFileSync(path.join(folder, `${entryPoint}${ENDING}`), 'utf8')
    for (const [, name = '', declaration = '', other] of text.matchAll(namedBlock)) {
      report.set(name, other === undefined ? declaration : read(other).get(name))
    }
    return report
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith(ENDING) && !file.startsWith('last-release')) {
      read(file.slice(0, -ENDING.length).replaceAll(path.sep, '/'))
    }
  }
  return reports
}
