import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the checkout. */
export const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The one pnpm that the lockfile was written with; npx fetches it when it is not cached. */
const PNPM_PACKAGE = 'pnpm@10.34.8'

const oldestNode = [20, 19]

/** Ends the process with a one-line instruction if Node is too old. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  fail(
    `Throughline needs Node ${oldestNode.join('.')} or newer, this is ${process.versions.node}: install a newer Node and try again.`,
  )
}

/**
 * Prints one line on standard error and ends the process with code 1.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Installs the dependencies of the lockfile unless this very lockfile is
 * installed already; a warm start must not pay for asking the package manager.
 */
export function ensureInstalled() {
  requireNode()
  const stampFile = path.join(rootFolder, 'node_modules', '.throughline-install')
  const target = fingerprint([path.join(rootFolder, 'pnpm-lock.yaml')], process.version)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === target) return
  say('Installing dependencies …')
  const [command, ...args] = pnpmCommand([
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ])
  const result = spawnSync(command, args, {
    cwd: rootFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    fail(
      'The dependencies could not be installed: read the lines above, then run the command again.',
    )
  }
  writeFileSync(stampFile, target)
}

/** Lets Node import the TypeScript of the scripts, once the dependencies are installed. */
export async function loadTypeScript() {
  const { register } = await import('tsx/esm/api')
  register()
}

/**
 * The command line that runs the package manager.
 * @param {readonly string[]} args
 * @returns {[string, ...string[]]}
 */
export function pnpmCommand(args) {
  return ['npx', '--yes', PNPM_PACKAGE, ...args]
}

/**
 * A digest of the contents and relative names of files, order independent.
 * @param {readonly string[]} files absolute paths
 * @param {string} [salt] anything else that the result depends on
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of [...files].sort()) {
    hash
      .update(path.relative(rootFolder, file))
      .update('\0')
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Returns all files below a folder, without the folders of tools.
 * @param {string} folder relative to the checkout
 * @returns {string[]} absolute paths
 */
export function filesBelow(folder) {
  const start = path.join(rootFolder, folder)
  if (!existsSync(start)) return []
  if (statSync(start).isFile()) return [start]
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.cache', '.data'].includes(entry.name)) return []
    const relative = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(relative) : [path.join(rootFolder, relative)]
  })
}

/**
 * The path of a dependency's command.
 * @param {string} name e.g. `vite`
 * @param {string} [folder] the workspace folder that depends on it
 */
export function commandPath(name, folder = '.') {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  return path.join(rootFolder, folder, 'node_modules', '.bin', name + suffix)
}

/**
 * The compilers: the version that most products have, with the API that builds call, and the fast
 * one. Each installs a command `tsc`, so scripts run their files.
 */
export const typeScript5 = path.join(rootFolder, 'node_modules/typescript/bin/tsc')
export const typeScript7 = path.join(rootFolder, 'node_modules/typescript-7/bin/tsc')

/**
 * Makes a folder outside of the repository, uses it, and removes it.
 *
 * @template Answer
 * @param {string} name
 * @param {(folder: string) => Promise<Answer>} visit
 * @param {string} [parent]
 * @returns {Promise<Answer>}
 */
export async function inTemporaryFolder(name, visit, parent = os.tmpdir()) {
  const folder = mkdtempSync(path.join(parent, `${name}-`))
  try {
    return await visit(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the folder for the caches of tools; never committed. */
export function cacheFolder() {
  const folder = path.join(rootFolder, '.cache')
  mkdirSync(folder, { recursive: true })
  return folder
}
