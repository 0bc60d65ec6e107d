import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { outcomeOf } from '../checks/outcome.ts'
import { outputOf } from '../child-process.mjs'
import { readManifest, sourcesOf } from '../kit/entry-points.ts'
import { cacheFolder, rootFolder, typeScript7 } from '../workspace.mjs'
import { largerOf, waitingChanges } from './changesets.ts'
import { changesBetween, sizeOf } from './compare.ts'
import { declarationsOf } from './public-declarations.ts'
import { acceptReports, readReports } from './report.ts'
import type { ApiChange } from './compare.ts'
import type { ChangeSize } from './changesets.ts'

/**
 * Maximum number of listed changes of a package. The difference of the report shows all of them.
 */
const LISTED_CHANGES = 20

/** Declarations of the packages' sources. A module has the path of its source. */
const declarationsFolder = path.join(cacheFolder(), 'declarations')

/**
 * Writes the declarations of a package's entry points and of the modules that they are made of.
 * TypeScript 7 takes a second or two. Building the package takes five times as long, and writes the
 * same types. Packages do not share a program: in one, a module that another package imports first
 * may count as a library, and has no declarations then.
 */
async function emitDeclarations(name: string): Promise<void> {
  const folder = path.join(declarationsFolder, 'packages', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const project = path.join(folder, 'tsconfig.json')
  const settings = {
    extends: path.join(rootFolder, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      noEmit: false,
      // The check of types reports errors.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: rootFolder,
      outDir: declarationsFolder,
    },
    files: Object.values(sourcesOf(name)),
  }
  writeFileSync(project, JSON.stringify(settings))
  await outputOf(process.execPath, [typeScript7, '--project', project], { cwd: rootFolder })
}

/**
 * Returns the public declarations of a package's entry points.
 * @param name of the package's folder
 */
async function currentApi(name: string) {
  await emitDeclarations(name)
  const entryPoints = Object.entries(sourcesOf(name)).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const declarations = declarationsOf(
    entryPoints.map(([, source]) =>
      path.join(declarationsFolder, path.relative(rootFolder, source)).replace(/\.ts$/, '.d.ts'),
    ),
  )
  return new Map(entryPoints.map(([entryPoint], at) => [entryPoint, declarations[at] ?? new Map()]))
}

const folderOf = (name: string) => path.join(rootFolder, 'packages', name)

/**
 * Writes the current public declarations of the packages into their reports.
 * @param names of the packages' folders
 */
export async function acceptApi(names: readonly string[]) {
  for (const name of names) acceptReports(folderOf(name), await currentApi(name))
}

/**
 * Compares the public declarations of the packages with their reports, and the changes since
 * the last release with the changesets.
 *
 * @param names of the packages' folders
 */
export async function checkApi(names: readonly string[]): Promise<ReturnType<typeof outcomeOf>> {
  const waiting = await waitingChanges()
  const complaints: string[] = []
  for (const name of names) {
    const { accepted, released } = readReports(folderOf(name))
    const current = await currentApi(name)
    complaints.push(
      ...complaintsOfReport(name, changesBetween(accepted, current)),
      ...complaintsOfChangesets(name, changesBetween(released, current), waiting),
    )
  }
  return outcomeOf(names.length * 2, complaints)
}

function complaintsOfReport(name: string, changes: readonly ApiChange[]): string[] {
  if (changes.length === 0) return []
  return [
    `The declarations of packages/${name} are not those of its API report (packages/${name}/api):
${describeAll(changes)}
Read what has changed. If it should be so: npm run api -- --accept`,
  ]
}

function complaintsOfChangesets(
  name: string,
  changes: readonly ApiChange[],
  waiting: ReadonlyMap<string, ChangeSize>,
): string[] {
  const needed = changes.map(sizeOf).reduce(largerOf, 'none')
  const manifest = readManifest(name)
  const written = waiting.get(manifest.name) ?? 'none'
  if (largerOf(needed, written) === written) return []
  const reasons = changes.filter((change) => sizeOf(change) === needed)
  return [
    `${manifest.name} has changed since ${manifest.version} in a way that needs a ${needed} changeset; ${
      written === 'none' ? 'there is none' : `the largest one that waits is ${written}`
    }:
${describeAll(reasons)}
Say what it means for products that use it: npm run release:change`,
  ]
}

function describeAll(changes: readonly ApiChange[]) {
  const more = changes.length - LISTED_CHANGES
  return [
    ...changes.slice(0, LISTED_CHANGES).map(describe),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n')
}

function describe({ kind, entryPoint, name, before, after }: ApiChange) {
  const line = `  ${kind.padEnd(8)} ${entryPoint}: ${name}`
  if (before === '' || after === '') return line
  const [old, current] = [before.split('\n'), after.split('\n')]
  return [
    line,
    ...old.filter((text) => !current.includes(text)).map((text) => `           - ${text.trim()}`),
    ...current.filter((text) => !old.includes(text)).map((text) => `           + ${text.trim()}`),
  ].join('\n')
}
