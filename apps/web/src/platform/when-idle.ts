/** How long a browser that cannot say when it is idle is left alone, in ms. */
const GRACE_MS = 200

/**
 * Runs work that nobody waits for once the browser has nothing else to do.
 * Safari has no `requestIdleCallback`: there the work runs after a short while.
 *
 * @param latestMs after this many milliseconds the work runs in a busy browser too; for what is
 *   missed on the screen. @default never
 * @returns a function that cancels the work if it has not run yet
 */
export function whenIdle(work: () => void, latestMs?: number): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const handle = globalThis.requestIdleCallback(
      () => {
        work()
      },
      latestMs === undefined ? undefined : { timeout: latestMs },
    )
    return () => {
      globalThis.cancelIdleCallback(handle)
    }
  }
  const timer = setTimeout(work, GRACE_MS)
  return () => {
    clearTimeout(timer)
  }
}
