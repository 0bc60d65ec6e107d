import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkApi } from './api/check-api.ts'
import { addOutcomes, outcomeOf } from './checks/outcome.ts'
import { outputOf } from './child-process.mjs'
import { checkExampleProduct } from './example-product.ts'
import {
  downloadComplaints,
  measureDownload,
  reactLibraries,
  writeGuideTables,
} from './kit/downloads.ts'
import { entryPointsOf, readManifest } from './kit/entry-points.ts'
import { checkGuide } from './kit/guide-projects.ts'
import { checkInstalledAlone } from './kit/installed-alone.ts'
import { addGuides, deadLinksOf } from './kit/packed-guides.ts'
import { checkReactVersions, oldestVersions } from './kit/react-products.ts'
import { checkServerImports } from './kit/server-imports.ts'
import { objectionsTo } from './kit/tarball-objections.ts'
import { checkTwoCopies } from './kit/two-copies.ts'
import { cacheFolder, pnpmCommand, rootFolder } from './workspace.mjs'
import type { Outcome } from './checks/outcome.ts'
import type { Download } from './kit/downloads.ts'
import type { Tarballs } from './kit/entry-points.ts'

/**
 * The packages that other products install, by the names of their folders. A package follows its
 * dependencies.
 */
export const packages = ['domain', 'ui', 'planner-views', 'elements', 'api-client']

/** Packages with a size budget for each entry point, because a browser loads them. */
const budgetedPackages = ['ui', 'planner-views', 'elements']

const budgetsFile = path.join(rootFolder, 'packages/size-budgets.json')

/** @returns the folder with the packed tarballs */
function tarballFolder(): string {
  const folder = path.join(cacheFolder(), 'packages')
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Builds and packs one package as it is published.
 * @param name of its folder
 * @returns path of the tarball
 */
async function pack(name: string): Promise<string> {
  const folder = path.join(rootFolder, 'packages', name)
  const [command, ...args] = pnpmCommand(['pack', '--pack-destination', tarballFolder()])
  await outputOf(command, args, { cwd: folder })
  await addGuides(name, tarballOf(name))
  return tarballOf(name)
}

/**
 * @param name of a package's folder
 * @returns where its tarball is once it is packed
 */
export function tarballOf(name: string): string {
  const manifest = readManifest(name)
  const stem = manifest.name.replace('@', '').replace('/', '-')
  return path.join(tarballFolder(), `${stem}-${manifest.version}.tgz`)
}

/** Compares the declarations of the packages with their API reports and the changesets. */
export function checkDeclarations(): Promise<Outcome> {
  return checkApi(packages)
}

export async function packAll(): Promise<Tarballs> {
  rmSync(tarballFolder(), { recursive: true, force: true })
  const packed = await Promise.all(packages.map(async (name) => [name, await pack(name)]))
  return Object.fromEntries(packed)
}

/**
 * Returns the cost of one entry point for a product. It is bundled alone and minified, without
 * React, styled-components and our other packages, which the product already has or loads only
 * once.
 *
 * @param file the entry point's module
 * @returns gzip size in kB (1,000 bytes), one decimal
 */
async function sizeOf(file: string): Promise<number> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    external: [...reactLibraries, /^@throughline\//],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  const bytes = output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0),
    0,
  )
  return Math.round(bytes / 100) / 10
}

/**
 * Measures the size of each budgeted entry point. The packages must be built: pack them first.
 * @returns gzip kB by the import path of the entry point
 */
export async function measureDoors(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const name of budgetedPackages) {
    for (const [entryPoint, file] of Object.entries(entryPointsOf(name))) {
      sizes[path.posix.join('@throughline', name, entryPoint)] = await sizeOf(file)
    }
  }
  return sizes
}

/**
 * Measures the downloads of a browser for each view and each element, by its entry point. Those of
 * elements include React. The packages must be built.
 */
export async function measureDownloads(): Promise<Record<string, Download>> {
  const modules: Record<string, string> = {}
  for (const name of packages.filter((each) => each !== 'elements')) {
    for (const [entryPoint, file] of Object.entries(entryPointsOf(name))) {
      modules[`@throughline/${name}/${entryPoint}`] = file
    }
  }
  const downloads: Record<string, Download> = {}
  for (const [entryPoint, file] of Object.entries(entryPointsOf('planner-views'))) {
    if (partsOnly.has(entryPoint)) continue
    downloads[entryPoint] = await measureDownload(file, modules, reactLibraries)
  }
  for (const [entryPoint, file] of Object.entries(entryPointsOf('elements'))) {
    if (!elementOrScript.test(entryPoint)) continue
    downloads[`@throughline/elements/${entryPoint}`] = await measureDownload(file, modules, [])
  }
  return downloads
}

/** Entry points that draw nothing by themselves. */
const partsOnly = new Set(['calendar-item', 'retained-entries'])

/** Entry points of one element, and of the script with all of them. */
const elementOrScript = /^(?!react$|vue$|svelte$)[a-z]+$|\.min\.js$/

function readBudgets(): { downloads: Record<string, Download>; budgets: Record<string, number> } {
  if (!existsSync(budgetsFile)) return { downloads: {}, budgets: {} }
  const { downloads = {}, ...budgets } = JSON.parse(readFileSync(budgetsFile, 'utf8'))
  return { downloads, budgets }
}

/**
 * Returns the budget for an entry point of this size. A larger size must be accepted explicitly.
 */
function budgetFor(kilobytes: number) {
  return Math.ceil(kilobytes * 1.1 * 2) / 2
}

/** Checks that every entry point has a budget and does not exceed it. */
async function checkSizes(): Promise<Outcome> {
  const { downloads, budgets } = readBudgets()
  const sizes = await measureDoors()
  const complaints = [
    ...Object.entries(sizes).flatMap(([entryPoint, kilobytes]) => {
      const budget = budgets[entryPoint]
      if (budget === undefined) return [`${entryPoint} has no budget yet, it is ${kilobytes} kB`]
      return kilobytes > budget
        ? [`${entryPoint} is ${kilobytes} kB, its budget is ${budget} kB`]
        : []
    }),
    ...Object.keys(budgets)
      .filter((entryPoint) => !(entryPoint in sizes))
      .map((entryPoint) => `${entryPoint} has a budget and no entryPoint`),
    ...downloadComplaints(downloads, await measureDownloads()),
  ]
  return outcomeOf(Object.keys(sizes).length, complaints)
}

/**
 * Writes a budget for each entry point, a tenth above its current size. Also writes the download
 * sizes of each view and element, including the tables of the guides.
 */
export async function acceptSizes() {
  const sizes = await measureDoors()
  const budgets = Object.fromEntries(
    Object.entries(sizes)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([entryPoint, kilobytes]) => [entryPoint, budgetFor(kilobytes)]),
  )
  const downloads = await measureDownloads()
  writeFileSync(budgetsFile, `${JSON.stringify({ ...budgets, downloads }, null, 2)}\n`)
  writeGuideTables(downloads)
  return sizes
}

/**
 * The packages as others get them: packed, right by publint and attw, each entry point
 * within its size, with the declarations of their API reports, in the example product, and
 * imported by Node.
 */
export async function checkPackages(): Promise<Outcome> {
  const tarballs = await packAll()
  const outcomes = [await checkSizes()]
  for (const [name, tarball] of Object.entries(tarballs)) {
    const objections = await objectionsTo(name, tarball, Object.keys(entryPointsOf(name)))
    outcomes.push(outcomeOf(1, [...objections, ...(await deadLinksOf(name, tarball))]))
  }
  return addOutcomes([
    ...outcomes,
    await checkApi(packages),
    await checkExampleProduct(tarballs),
    await checkServerImports(tarballs),
  ])
}

/**
 * Each package installed alone, the products of the guide, that of React with each version, and
 * two copies on one page. They take minutes to install and build.
 */
export async function checkDeepGuide(): Promise<Outcome> {
  const tarballs = await packAll()
  return addOutcomes([
    await checkInstalledAlone(tarballs),
    await checkGuide(tarballs),
    await checkTwoCopies(tarballs, null),
    await checkReactVersions(tarballs),
    await checkTwoCopies(tarballs, oldestVersions),
  ])
}
