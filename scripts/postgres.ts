import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { installDebianPackages } from './debian-packages.ts'

/** Installs PostgreSQL where the machine has none and packages can be installed. */
export function ensurePostgres() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const isOnPath = folders.some((folder) => existsSync(path.join(folder, 'initdb')))
  if (!isOnPath && !existsSync('/usr/lib/postgresql')) installDebianPackages(['postgresql'])
}
