import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a folder and those above it that are missing, for their owner only.
 * Node's own recursive creation never returns on file systems that refuse new
 * names as if they had a missing parent (`/proc` does), so this goes step by step.
 *
 * @throws the system's error of the first step that fails
 */
export function ensureFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) ensureFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
