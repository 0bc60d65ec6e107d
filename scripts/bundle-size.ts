import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { rootFolder } from './workspace.mjs'

/** Maximum size of the script for the plans list after sign-in, including all dependencies. */
const BUDGET_KILOBYTES = 170

/**
 * Measures the script that the browser loads before the plans list is on the screen: the entry, the
 * main code that it loads, the route's chunk, and all their static imports.
 *
 * @returns gzip size in kB (1,000 bytes)
 */
export function measureFirstScreen(): { kilobytes: number; files: readonly string[] } {
  const dist = path.join(rootFolder, 'apps/web/dist')
  const manifest: Record<
    string,
    { file: string; isEntry?: boolean; imports?: string[]; src?: string }
  > = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const starts = Object.entries(manifest)
    .filter(
      ([key, chunk]) =>
        chunk.isEntry === true || /src\/main\.tsx$|screens\/plans\/PlansScreen\.tsx$/.test(key),
    )
    .map(([key]) => key)
  const seen = new Set(starts)
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
  const files = [...seen]
    .map((key) => manifest[key]?.file)
    .filter((file) => file !== undefined && file.endsWith('.js'))
  const bytes = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, String(file)))).length,
    0,
  )
  return { kilobytes: Math.round(bytes / 100) / 10, files: files.map(String) }
}

export async function checkBundleSize(): Promise<{
  passed: number
  failed: number
  output: string
}> {
  const { kilobytes, files } = measureFirstScreen()
  const isWithin = kilobytes <= BUDGET_KILOBYTES && files.length > 0
  return {
    passed: isWithin ? 1 : 0,
    failed: isWithin ? 0 : 1,
    output: `The first screen's script is ${kilobytes} kB in gzip, the budget is ${BUDGET_KILOBYTES} kB:\n${files.join('\n')}`,
  }
}
