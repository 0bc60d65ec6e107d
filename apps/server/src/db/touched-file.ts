import { statSync, utimes } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a holder touches its lock file. */
const TOUCH_MS = 2_000

/**
 * If a lock file has not been touched for this long, its process has ended. The value is five times
 * `TOUCH_MS`, because a loaded machine can delay a process.
 */
export const WATCH_MS = 10_000

const LOOK_MS = 250

/**
 * Touches a file from now on, to show others that this process lives.
 *
 * @returns stops it
 */
export function startTouching(file: string): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    // Without its file the process no longer holds the lock, so no other process watches the file.
    utimes(file, now, now, () => undefined)
  }, TOUCH_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

/**
 * Whether another process touches a file within `watchMs`. Compares the times of the file
 * with each other only, because clocks of two machines differ.
 */
export async function isTouched(file: string, watchMs: number): Promise<boolean> {
  const look = () => statSync(file, { throwIfNoEntry: false })
  const first = look()
  const end = performance.now() + watchMs
  while (performance.now() < end) {
    await wait(LOOK_MS)
    const now = look()
    // A released lock is a new, empty file, and a removed one has been passed by another process.
    if (now === undefined || now.size === 0) return false
    if (now.mtimeMs !== first?.mtimeMs) return true
  }
  return false
}
