/** Delay of the work in a browser without `requestIdleCallback`, in milliseconds. */
const GRACE_MS = 200

/**
 * Runs work once the browser is idle. Safari has no `requestIdleCallback`: there the work runs
 * after a short delay.
 *
 * @param latestMs after this many milliseconds the work also runs in a busy browser; for work whose
 *   absence users would notice. @default never
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
