import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A small separate disk. */
export interface SmallDisk {
  readonly folder: string
  /** Fills it, except for this number of bytes. */
  fill(exceptBytes: number): void
  /** Frees the space that `fill` used. */
  free(): void
  remove(): void
}

/** Whether this process may mount a disk: only root may, and not in every container. */
export const canMountDisks = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    openSmallDisk(1).remove()
    return true
  } catch {
    return false
  }
})()

/** Mounts a disk in memory. */
export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-disk-'))
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: 'ignore' })
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill(exceptBytes) {
      rmSync(filler, { force: true })
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, new Uint8Array(Math.max(0, bavail * bsize - exceptBytes)))
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
