import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * Installs packages of Debian, where this is one and the user may.
 * @returns whether they are installed now
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (process.platform !== 'linux') return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
    const result = spawnSync(command, rest, { env: quiet, stdio: 'ignore' })
    if (result.status !== 0) return false
  }
  return true
}

/** Installs PostgreSQL where the machine has none and packages can be installed. */
export function ensurePostgres() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const isOnPath = folders.some((folder) => existsSync(path.join(folder, 'initdb')))
  if (!isOnPath && !existsSync('/usr/lib/postgresql')) installDebianPackages(['postgresql'])
}
