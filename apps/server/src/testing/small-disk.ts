import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
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
      // In steps, because a database on this disk may take space while it is filled.
      for (;;) {
        const { bavail, bsize } = statfsSync(folder)
        const bytes = Math.min(1_000_000, bavail * bsize - exceptBytes)
        if (bytes <= 0) return
        appendFileSync(filler, new Uint8Array(bytes))
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
