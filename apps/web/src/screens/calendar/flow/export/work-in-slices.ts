/** Length of a slice of work, so a frame has time for other work, in milliseconds. */
const SLICE_MS = 10

/** Runs long work in slices, so the page stays responsive. */
export interface Slices {
  /** Collects all values of an iterable, with pauses. */
  readonly run: <Value>(work: Iterable<Value>) => Promise<readonly Value[]>
}

/** @throws DOMException named AbortError at the first pause after `signal` was aborted */
export function createSlices(signal: AbortSignal): Slices {
  let started = performance.now()
  return {
    run: async (work) => {
      const used = []
      for (const value of work) {
        used.push(value)
        if (performance.now() - started < SLICE_MS) continue
        await new Promise((resolve) => {
          setTimeout(resolve, 0)
        })
        signal.throwIfAborted()
        started = performance.now()
      }
      signal.throwIfAborted()
      return used
    },
  }
}
