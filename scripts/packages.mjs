import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkApi } from './api/check-api.mjs'
import { addOutcomes, outcomeOf } from './checks/outcome.mjs'
import { outputOf } from './child-process.mjs'
import { checkExampleProduct } from './example-product.mjs'
import { downloadComplaints, measureDownload, writeGuideTable } from './kit/downloads.mjs'
import { checkElementsPolicy } from './kit/elements-policy.mjs'
import { entryPointsOf, readManifest } from './kit/entry-points.mjs'
import { checkGuide, guideProjects } from './kit/guide-projects.mjs'
import { checkInstalledAlone } from './kit/installed-alone.mjs'
import { addGuides, deadLinksOf } from './kit/packed-guides.mjs'
import { checkReactVersions, deepReactVersions, oldestVersions } from './kit/react-products.mjs'
import { checkServerImports } from './kit/server-imports.mjs'
import { objectionsTo } from './kit/tarball-objections.mjs'
import { checkTwoCopies } from './kit/two-copies.mjs'
import { cacheFolder, pnpmCommand, rootFolder } from './workspace.mjs'

/**
 * The packages that other products install, by the names of their folders. A package follows its
 * dependencies.
 */
export const packages = ['domain', 'ui', 'planner-views', 'elements', 'api-client']

/** Packages with a size budget for each entry point, because a browser loads them. */
const budgetedPackages = ['ui', 'planner-views', 'elements']

const budgetsFile = path.join(rootFolder, 'packages/size-budgets.json')

/** @returns {string} the folder with the packed tarballs */
function tarballFolder() {
  const folder = path.join(cacheFolder(), 'packages')
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Builds and packs one package as it is published.
 * @param {string} name of its folder
 * @returns {Promise<string>} path of the tarball
 */
async function pack(name) {
  const folder = path.join(rootFolder, 'packages', name)
  const [command, ...args] = pnpmCommand(['pack', '--pack-destination', tarballFolder()])
  await outputOf(command, args, { cwd: folder })
  await addGuides(name, tarballOf(name))
  return tarballOf(name)
}

/**
 * @param {string} name of a package's folder
 * @returns {string} where its tarball is once it is packed
 */
export function tarballOf(name) {
  const manifest = readManifest(name)
  const stem = manifest.name.replace('@', '').replace('/', '-')
  return path.join(tarballFolder(), `${stem}-${manifest.version}.tgz`)
}

/** @returns {Promise<Record<string, string>>} tarballs by the name of the package's folder */
export async function packAll() {
  rmSync(tarballFolder(), { recursive: true, force: true })
  const packed = await Promise.all(packages.map(async (name) => [name, await pack(name)]))
  return Object.fromEntries(packed)
}

/** @typedef {import('./checks/outcome.mjs').Outcome} Outcome */

/**
 * Returns the cost of one entry point for a product. It is bundled alone and minified, without
 * React, styled-components and our other packages, which the product already has or loads only
 * once.
 * @param {string} file the entry point's module
 * @returns {Promise<number>} gzip size in kB (1,000 bytes), one decimal
 */
async function sizeOf(file) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    external: [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/, /^@throughline\//],
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
 * @returns {Promise<Record<string, number>>} gzip kB by the import path of the entry point
 */
export async function measureDoors() {
  /** @type {Record<string, number>} */
  const sizes = {}
  for (const name of budgetedPackages) {
    for (const [entryPoint, file] of Object.entries(entryPointsOf(name))) {
      sizes[path.posix.join('@throughline', name, entryPoint)] = await sizeOf(file)
    }
  }
  return sizes
}

/**
 * Measures the downloads of a browser for each view, by its entry point. The packages must be
 * built.
 * @returns {Promise<Record<string, import('./kit/downloads.mjs').Download>>}
 */
export async function measureDownloads() {
  /** @type {Record<string, string>} */
  const modules = {}
  for (const name of packages.filter((each) => each !== 'elements')) {
    for (const [entryPoint, file] of Object.entries(entryPointsOf(name))) {
      modules[`@throughline/${name}/${entryPoint}`] = file
    }
  }
  /** @type {Record<string, import('./kit/downloads.mjs').Download>} */
  const downloads = {}
  for (const [entryPoint, file] of Object.entries(entryPointsOf('planner-views'))) {
    if (!partsOnly.has(entryPoint)) downloads[entryPoint] = await measureDownload(file, modules)
  }
  return downloads
}

/** Entry points that draw nothing by themselves. */
const partsOnly = new Set(['calendar-item', 'retained-entries'])

/** @returns {{ downloads: Record<string, import('./kit/downloads.mjs').Download>, budgets: Record<string, number> }} */
function readBudgets() {
  if (!existsSync(budgetsFile)) return { downloads: {}, budgets: {} }
  const { downloads = {}, ...budgets } = JSON.parse(readFileSync(budgetsFile, 'utf8'))
  return { downloads, budgets }
}

/**
 * Returns the budget for an entry point of this size. A larger size must be accepted explicitly.
 */
function budgetFor(/** @type {number} */ kilobytes) {
  return Math.ceil(kilobytes * 1.1 * 2) / 2
}

/**
 * Checks that every entry point has a budget and does not exceed it.
 * @returns {Promise<Outcome>}
 */
async function checkSizes() {
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
 * sizes of each view, including the table of the guide.
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
  writeGuideTable(downloads)
  return sizes
}

/**
 * The packages as others get them: packed, right by publint and attw, each entry point
 * within its size, with the declarations of their API reports, in the example product, and
 * imported by Node.
 * @returns {Promise<Outcome>}
 */
export async function checkPackages() {
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
 * @returns {Promise<Outcome>}
 */
export async function checkDeepGuide() {
  const tarballs = await packAll()
  return addOutcomes([
    await checkInstalledAlone(tarballs),
    await checkGuide(tarballs, guideProjects),
    await checkTwoCopies(tarballs, null),
    await checkReactVersions(tarballs, deepReactVersions),
    await checkElementsPolicy(tarballs),
    await checkTwoCopies(tarballs, oldestVersions),
  ])
}
