import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'

/** The fields of a manifest that the scripts read. */
interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
  publishConfig: { exports: Record<string, string | { default: string }> }
}

/** The tarballs of our packages, by the names of their folders. */
export type Tarballs = Readonly<Record<string, string>>

/**
 * Reads the manifest of one of our packages.
 * @param name of its folder
 */
export function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(path.join(rootFolder, 'packages', name, 'package.json'), 'utf8'))
}

/**
 * Returns the entry points of a built package: the module of each by its path after the package's
 * name.
 *
 * @returns absolute paths by entry point, `.` for the root entry point
 */
export function entryPointsOf(name: string): Record<string, string> {
  const folder = path.join(rootFolder, 'packages', name)
  const { publishConfig } = readManifest(name)
  const entryPoints: Record<string, string> = {}
  for (const [entryPoint, conditions] of Object.entries(publishConfig.exports)) {
    // A plain file without conditions.
    if (typeof conditions === 'string') continue
    const [before = '', after] = conditions.default.split('*')
    if (after === undefined) {
      entryPoints[entryPoint.replace('./', '')] = path.join(folder, conditions.default)
      continue
    }
    for (const entry of readdirSync(path.join(folder, before))) {
      const file = path.join(folder, before, entry + after)
      if (existsSync(file)) entryPoints[entryPoint.replace('./', '').replace('*', entry)] = file
    }
  }
  return entryPoints
}

/**
 * Returns the source of each entry point of a package.
 * @returns absolute paths by entry point, `index` for the root entry point
 */
export function sourcesOf(name: string): Record<string, string> {
  const folder = path.join(rootFolder, 'packages', name)
  return Object.fromEntries(
    Object.entries(readManifest(name).exports).flatMap(([entryPoint, source]) => {
      const entryName = entryPoint === '.' ? 'index' : entryPoint.replace('./', '')
      const [before = '', after] = source.split('*')
      if (after === undefined) return [[entryName, path.join(folder, source)]]
      return readdirSync(path.join(folder, before))
        .map((entry) => [entryName.replace('*', entry), path.join(folder, before, entry + after)])
        .filter(([, file = '']) => existsSync(file))
    }),
  )
}
