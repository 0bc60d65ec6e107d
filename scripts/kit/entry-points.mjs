import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'

/**
 * Reads the manifest of one of our packages.
 * @param {string} name of its folder
 */
export function readManifest(name) {
  return JSON.parse(readFileSync(path.join(rootFolder, 'packages', name, 'package.json'), 'utf8'))
}

/**
 * Returns the entry points of a built package: the module of each by its path after the package's
 * name.
 * @param {string} name
 * @returns {Record<string, string>} absolute paths by entry point, `.` for the root entry point
 */
export function entryPointsOf(name) {
  const folder = path.join(rootFolder, 'packages', name)
  const { publishConfig } = readManifest(name)
  /** @type {Record<string, string>} */
  const entryPoints = {}
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
