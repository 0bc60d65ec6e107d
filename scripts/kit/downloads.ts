import { gzipSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandPath, rootFolder } from '../workspace.mjs'

/** The size of a browser's downloads for an entry point, in kB (1,000 bytes) of gzip. */
export type Download = { atOnce: number; later: number }

const guideFile = path.join(rootFolder, 'docs/guides/embedding.md')
const tablePattern = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/

/** Libraries that every product with React has anyway. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/]

/**
 * Measures the browser's downloads for one entry point, minified, with our packages and all
 * libraries, without React and styled-components.
 *
 * @param file the module of the entry point
 * @param modules of all entry points of our packages, by import path
 */
export async function measureDownload(
  file: string,
  modules: Readonly<Record<string, string>>,
): Promise<Download> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    external,
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
 * The table of the guide.
 * @param downloads by entry point
 */
function tableOf(downloads: Readonly<Record<string, Download>>) {
  const rows = Object.entries(downloads).map(
    ([entryPoint, { atOnce, later }]) =>
      `| \`${entryPoint}\` | ${Math.round(atOnce)} kB | ${later < 0.5 ? '–' : `${Math.round(later)} kB`} |`,
  )
  return ['| Entry point | At once | Later |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Writes the figures into the guide. */
export function writeGuideTable(downloads: Readonly<Record<string, Download>>) {
  const text = readFileSync(guideFile, 'utf8')
  writeFileSync(guideFile, text.replace(tablePattern, `$1\n${tableOf(downloads)}\n\n$2`))
  // The columns are as wide as their longest cells.
  execFileSync(commandPath('oxfmt'), [guideFile], { stdio: 'ignore' })
}

/**
 * Returns the differences between the table of the guide, the stored sizes and the measured sizes.
 */
export function downloadComplaints(
  retained: Readonly<Record<string, Download>>,
  measured: Readonly<Record<string, Download>>,
): string[] {
  const table = tablePattern.exec(readFileSync(guideFile, 'utf8'))?.[0] ?? ''
  return Object.keys({ ...retained, ...measured }).flatMap((entryPoint) => {
    const [one, other] = [retained[entryPoint], measured[entryPoint]]
    if (one === undefined || other === undefined) {
      return [
        `${entryPoint}: its download is ${other === undefined ? 'kept and not measured' : 'not kept yet'}.`,
      ]
    }
    const isRetained = isNear(one.atOnce, other.atOnce) && isNear(one.later, other.later)
    const isReported = isInTable(table, entryPoint, one)
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
