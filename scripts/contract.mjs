import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import {
  cacheFolder,
  commandPath,
  ensureInstalled,
  fail,
  filesBelow,
  fingerprint,
  rootFolder,
} from './workspace.mjs'

/**
 * The contract as one document: `openapi.yaml` with the files that it refers to. It is built and
 * not committed. Every reader of the contract reads this file.
 */
export const contractFile = path.join(rootFolder, 'openapi.json')

/** The files that people edit, relative to the checkout. */
export const contractSources = ['openapi.yaml', 'openapi']

/**
 * Bundles the contract if its sources differ from those of the last bundle. Ends the process if a
 * reference in them leads nowhere.
 */
export function ensureContract() {
  const stampFile = path.join(cacheFolder(), 'contract.txt')
  const current = fingerprint(contractSources.flatMap(filesBelow))
  const isStamped = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current
  if (isStamped && existsSync(contractFile)) return
  // Two processes may bundle at once, and a server may read meanwhile.
  const draft = path.join(cacheFolder(), `openapi-${process.pid}.json`)
  const { status, stdout, stderr } = spawnSync(
    commandPath('redocly'),
    ['bundle', 'openapi.yaml', '--output', draft],
    {
      cwd: rootFolder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) {
    fail(`${stdout}${stderr}\nThe contract could not be bundled: read the lines above.`)
  }
  renameSync(draft, contractFile)
  writeFileSync(stampFile, current)
}

// `npm run dev` runs this file again when a source changes.
if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  ensureContract()
}
