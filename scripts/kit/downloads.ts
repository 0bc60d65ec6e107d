import { gzipSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandPath, rootFolder } from '../workspace.mjs'

/** The size of a browser's downloads for an entry point, in kB (1,000 bytes) of gzip. */
export type Download = { atOnce: number; later: number }

/** Guides with a table of downloads: of the views, and of the elements. */
const viewsGuide = path.join(rootFolder, 'docs/guides/embedding.md')
const elementsGuide = path.join(rootFolder, 'docs/guides/embedding-planner.md')
const tablePattern = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/

/** Libraries that every product with React has anyway. */
export const reactLibraries = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/]

function guideOf(entryPoint: string) {
  return entryPoint.startsWith('@throughline/elements/') ? elementsGuide : viewsGuide
}

/**
 * Measures the browser's downloads for one entry point, minified, with our packages and all
 * libraries.
 *
 * @param file the module of the entry point
 * @param modules of all entry points of our packages, by import path
 * @param external libraries that the product has anyway
 */
export async function measureDownload(
  file: string,
  modules: Readonly<Record<string, string>>,
  external: readonly RegExp[],
): Promise<Download> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    external: [...external],
    plugins: [{ name: 'built-packages', resolveId: (source) => modules[source] ?? null }],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  )
  const first = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map((c) => c.fileName),
  )
  for (const name of first) for (const next of chunks.get(name)?.imports ?? []) first.add(next)
  const sum = (isFirst: boolean) =>
    Math.round(
      [...chunks.values()]
        .filter(({ fileName }) => first.has(fileName) === isFirst)
        .reduce((bytes, { code }) => bytes + gzipSync(code).length, 0) / 100,
    ) / 10
  return { atOnce: sum(true), later: sum(false) }
}

/**
 * The table of a guide.
 * @param downloads by entry point
 */
function tableOf(downloads: Readonly<Record<string, Download>>) {
  const rows = Object.entries(downloads).map(
    ([entryPoint, { atOnce, later }]) =>
      `| \`${entryPoint}\` | ${Math.round(atOnce)} kB | ${later < 0.5 ? '–' : `${Math.round(later)} kB`} |`,
  )
  return ['| Entry point | At once | Later |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Writes the figures into the guides. */
export function writeGuideTables(downloads: Readonly<Record<string, Download>>) {
  for (const guide of [viewsGuide, elementsGuide]) {
    const rows = Object.entries(downloads).filter(([entryPoint]) => guideOf(entryPoint) === guide)
    const text = readFileSync(guide, 'utf8')
    const table = tableOf(Object.fromEntries(rows))
    writeFileSync(guide, text.replace(tablePattern, `$1\n${table}\n\n$2`))
    // The columns are as wide as their longest cells.
    execFileSync(commandPath('oxfmt'), [guide], { stdio: 'ignore' })
  }
}

/**
 * Returns the differences between the tables of the guides, the stored and the measured sizes.
 */
export function downloadComplaints(
  retained: Readonly<Record<string, Download>>,
  measured: Readonly<Record<string, Download>>,
): string[] {
  const tables = new Map(
    [viewsGuide, elementsGuide].map((guide) => [
      guide,
      tablePattern.exec(readFileSync(guide, 'utf8'))?.[0] ?? '',
    ]),
  )
  return Object.keys({ ...retained, ...measured }).flatMap((entryPoint) => {
    const [one, other] = [retained[entryPoint], measured[entryPoint]]
    if (one === undefined || other === undefined) {
      return [
        `${entryPoint}: its download is ${other === undefined ? 'kept and not measured' : 'not kept yet'}.`,
      ]
    }
    const isRetained = isNear(one.atOnce, other.atOnce) && isNear(one.later, other.later)
    const isReported = isInTable(tables.get(guideOf(entryPoint)) ?? '', entryPoint, one)
    return [
      isRetained
        ? ''
        : `${entryPoint} downloads ${other.atOnce} and later ${other.later} kB, and ${one.atOnce} and ${one.later} kB are kept.`,
      isReported
        ? ''
        : `${entryPoint}: the guide has other figures than ${one.atOnce} and ${one.later} kB.`,
    ].filter((text) => text !== '')
  })
}

/** Within a kilobyte, or three in a hundred: figures of whole kilobytes are still right then. */
function isNear(retained: number, measured: number) {
  return Math.abs(retained - measured) <= Math.max(1, retained * 0.03)
}

function isInTable(table: string, entryPoint: string, { atOnce, later }: Download) {
  const row = table.split('\n').find((line) => line.includes(`\`${entryPoint}\``))
  const [, , first, second] = row?.split('|').map((cell) => cell.trim()) ?? []
  return (
    first === `${Math.round(atOnce)} kB` &&
    second === (later < 0.5 ? '–' : `${Math.round(later)} kB`)
  )
}
