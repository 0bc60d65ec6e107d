/** How long a browser that cannot say when it is idle is left alone, in ms. */
const GRACE_MS = 200

/**
 * Runs work that nobody waits for once the browser has nothing else to do.
 * Safari has no `requestIdleCallback`: there the work runs after a short while.
 *
 * @returns a function that cancels the work if it has not run yet
 */
export function whenIdle(work: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const handle = globalThis.requestIdleCallback(() => {
      work()
    })
    return () => {
      globalThis.cancelIdleCallback(handle)
    }
  }
  const timer = setTimeout(work, GRACE_MS)
  return () => {
    clearTimeout(timer)
  }
}
